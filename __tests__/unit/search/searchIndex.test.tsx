import { render } from '@testing-library/react';
import { Marked } from '../../../src/search/SiteResults';
import { querySearchIndex } from '../../../src/search/searchIndex';

const record = (title: string, text: string) => ({
  kind: 'company',
  path: `/${title}`,
  title,
  description: text,
  text,
});
beforeAll(() => {
  const records = [
    record('terms', "The buyer's port, non-standard bags, and a 20-ft container at −18 °C."),
    record('crops', 'Café crème, soft cot\u00ADton; the seller’s 40‑ft container.'),
    record('chinese', '我们出口优质大豆油和鹰嘴豆。'),
    record('japanese', '飼料用の大豆粕とガラス製品を輸出しています。'),
    record('thai', 'เราส่งออกน้ำมันถั่วเหลืองจากอินเดีย'),
    record('toor', 'HS code 0713.60, 3,000 bags, chickpeas, L/C at sight, duties paid.'),
  ];
  const synonyms = [{ words: ['letter of credit', 'LC'], page: null }];
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => ({ synonyms, records }) }) });
});

test.each<[string, string[][], string?]>([
  ['buyer’s', [['terms', "buyer's"]]],
  ['20ft', [['terms', '20-ft']]],
  ['-18C', [['terms', '18', 'C']]],
  ['cafe creme', [['crops', 'Café', 'crème']]],
  ...['071360', '0713 60', 'HS:0713.60', 'HSN 07136000', '0713.60.00.10'].map(
    (code): [string, string[][]] => [code, [['toor', '0713.60']]],
  ),
  ['letters of credit', [['toor', 'L/C']]],
  ['duty', [['toor', 'duties']]],
  ['chickpea', [['toor', 'chickpeas']]],
  // A figure does not find a longer one, and letters do not find other short words.
  ['300', []],
  ['ftp', []],
  // If no page has all words, pages with some of them are found.
  ['cotton price', [['crops', 'cot\u00ADton']]],
  // A fifth of the letters may differ if there is no exact match.
  ['standart', [['terms', 'non-standard']]],
  // Languages without spaces between words.
  ['大豆油', [['chinese', '大', '豆油']], 'zh'],
  // A part of a word is only found.
  ['大豆', [['japanese'], ['chinese']], 'zh'],
  ['ガラス', [['japanese', 'ガラス']], 'ja'],
  ['น้ำมัน', [['thai', 'น้ำมัน']], 'th'],
])('"%s" finds and marks %j', async (term, expected, language = 'en') => {
  const marked = (await querySearchIndex(term, language)).map(({ title, description, terms }) => {
    const { container } = render(<Marked text={description} found={terms} />);
    return [title, ...Array.from(container.querySelectorAll('mark'), ({ textContent }) => textContent)];
  });
  expect(marked).toEqual(expected);
});
