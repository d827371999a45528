import { dataBlock } from '../../../src/structured-data/dataBlock';

test('one thing, with the vocabulary that its words are of', () => {
  expect(dataBlock({ '@type': 'Organization', name: 'House' })).toBe(
    '{"@context":"https://schema.org","@type":"Organization","name":"House"}',
  );
});

test('several things, with it once', () => {
  expect(JSON.parse(dataBlock([{ '@type': 'Person' }, { '@type': 'Product' }]))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Person' }, { '@type': 'Product' }],
  });
});

test('no text ends the script, and every text is read back', () => {
  const name = '</script><script>alert(1)</script><!-- "\\u003c"';
  const block = dataBlock({ '@type': 'Product', name });
  expect(block).not.toContain('<');
  expect(JSON.parse(block)).toMatchObject({ name });
});
