import { placeOf } from '../../../src/content-model/collections';

test.each([
  ['site.json', 'SiteSettings', undefined],
  ['pages/404.json', 'NotFoundPage', undefined],
  ['services/export-services.json', 'Service', undefined],
  ['products/pulses/toor-dal.json', 'Product', 'pulses'],
  ['timeline/origin/1970-shop.json', 'TimelineEntry', 'origin'],
  ['blog/trade-trends.md', 'Article', undefined],
])('%s is a %s', (file, type, group) => {
  const place = placeOf(file);
  expect(place?.type.type).toBe(type);
  expect(place && 'group' in place ? place.group : undefined).toBe(group);
});

test.each([
  'product-groups/a/b.json',
  'products/rice.json',
  'products/pulses/dry/rice.json',
  'blog/trade-trends.json',
  'services/export.md',
  'pages/unknown.json',
  'other.json',
])('%s is in no place of a document', (file) => {
  expect(placeOf(file)).toBeUndefined();
});
