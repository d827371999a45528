/** What an article would publish otherwise than typed. */
import { checkTypedMarks } from '../../../../src/content/check/checkTypedMarks';
import type { Document } from '../../../../src/content/read/document';
import { parseMarkdown } from '../../../../src/content/read/parseMarkdown';

const problemsIn = (markdown: string) => {
  const { parsed } = parseMarkdown('blog/some.md', `---\n---\n${markdown}\n`);
  if (!parsed?.body) throw new Error('The article could not be parsed');
  return checkTypedMarks({ file: 'blog/some.md', parsed } as Document, parsed.body.tree);
};

test.each<[problem: string, ...markdown: string[]]>([
  ['visitors see "##" as text', '##\u00A0Toor', '##Toor', 'Dal\n##Toor', '\u200B## Toor', '####### Toor'],
  ['visitors see "-" as text', '-\u00A0Toor', 'Dal:\n-Toor', '\u00A0- Toor', '> -**Toor**'],
  ['visitors see "•" as text', '• Toor', 'Dal:\n•Toor', '- • Toor', '1 t  \n• Toor', 'Dal `x`\r\n• Toor'],
  ['visitors see "1)" as text', '1)Toor', '1)\u00A0Toor'],
  ['visitors see "**" as text', '**Duties.**Toor', '** bold**', '## a **b **c', '| **a.**b |\n| - |'],
  ['visitors see "~~" as text', '~~old ~~new'],
  ['visitors see "*dal *" as text', 'Say *dal *here'],
  ['visitors see "| a | b | ', '| a | b |\n| c | d |', '| a | b |\n| – | – |', '| a | b |\n| - |'],
  ['visitors see "![A](../toor dal.png)" as text', '![A](../toor dal.png)'],
  ['visitors see "[our list](/a b.pdf)" as text', '> See\n> **[our\n> list](/a b.pdf)**'],
  ['visitors see "[our offices] (/contact)" as text', '[our offices] (/contact)'],
  ['"*10*" is not published as typed', '5*10*2 kg', 'a bag of 5*10*2'],
  ['"~10 kg or 20~" is not published as typed', '5~10 kg or 20~30 kg'],
  ['"2026. was a good year" is not published', '2026. was a good year'],
  ['"10. Moong" is not published', '5. Toor\n10. Moong'],
  ['"Toor" is not published', '    Toor', 'Dal\n\n\tToor'],
  ['"```', '```\nToor', '- ```js\n  Toor\n\nMoong', '```\nToor\n``` end'],
  ['"| c | d | e |" is not published', '| a | b |\n| - | - |\n| c | d | e |'],
  ['"Toor" is not published as typed', '| a | b |\n| - | - |\n| c | d |\nToor'],
  ['is not published', '> 12 % is refused', '>25 kg'],
  ['"[Note]: FOB" is not published', '[Note]: FOB'],
  ['"[^1]: FOB" is not published', 'Toor[^2]\n\n[^1]: FOB'],
])('%s: %j', (problem, ...texts) => {
  for (const text of texts)
    expect([text, problemsIn(text).map(({ message }) => message)]).toEqual([
      text,
      [expect.stringContaining(problem)],
    ]);
});

test('each problem has its line', () => {
  const lines = problemsIn('5*10*2 kg\n\n    Toor\n\n> Toor\n> •\u00A0Moong **x.**y').map(({ line }) => line);
  expect(lines).toEqual([3, 5, 8, 8]);
});

test.each([
  'Dal दाल *em* **strong:** ~~old~~ `**` `##x` -5 °C, +91 20, #1, 1.5 t, 2 * 3, a_b, price*, ~5 kg',
  '5 × 10, 3–5 <br> \\* \\_ [ok](/contact) <https://a.in> H<sub>2</sub>O "a" R&D – a 1986. un*believ*able “**a**”',
  '- [ ] one [sic]\n- [x] two [1] [2][3] (see [note]) a[i][j] (or so)\n\n!\\[a](b c.jpg) \\[a](/b c) [a\\](/b c)',
  '## Dal\n### Dal\n> Dal\n> ### Dal\n\n-5 °C\n\n\\- Dal\n\n1986\\. Dal\n\n10 % Dal',
  '- Dal\n\n  Dal\n- Dal\n  - Dal\n\n3. Dal\n4. Dal\n\nDal\n\n1. Dal\n1. Dal',
  '| Dal | b |\n| --- | --: |\n| Dal | |\n| c |\n\n```\n## Dal\n- ** x\n    y\n```\n\n***\n\nDal\n---',
  '[ok][ref] Dal[^a]\n\n[ref]: /contact\n\n[^a]: Note',
])('%j has no problems', (markdown) => {
  expect(problemsIn(markdown)).toEqual([]);
});
