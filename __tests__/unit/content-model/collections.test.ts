import { fileTypeOf } from '../../../src/content-model/collections';

test.each([
  ['site.json', 'SiteSettings', undefined],
  ['pages/thank-you.json', 'ThankYouPage', undefined],
  ['services/any.json', 'Service', undefined],
  ['products/some-group/any.json', 'Product', 'some-group'],
  ['timeline/some-era/any.json', 'TimelineEntry', 'some-era'],
  ['blog/any.md', 'Article', undefined],
])('%s has the type %s', (file, graphqlType, group) => {
  expect(fileTypeOf(file)).toEqual({
    type: expect.objectContaining({ graphqlType }),
    ...(group && { group }),
  });
});

test.each([
  'product-groups/a/b.json',
  'products/rice.json',
  'products/pulses/dry/rice.json',
  'blog/any.json',
  'services/any.md',
  'pages/unknown.json',
  'other.json',
])('%s is not the path of a document', (file) => {
  expect(fileTypeOf(file)).toBeUndefined();
});
