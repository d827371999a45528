import { dataBlock } from '../../../src/ui/jsonLd';

test('no text can close the script element, and every text can be parsed', () => {
  const name = '</script><script>alert(1)</script><!-- "\\u003c"';
  const block = dataBlock({ '@type': 'Product', name });
  expect(block).not.toContain('<');
  expect(JSON.parse(block)).toMatchObject({ name });
});
