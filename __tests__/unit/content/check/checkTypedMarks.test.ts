/** What an article would publish otherwise than typed. */
import fc from 'fast-check';
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
  ['visitors see "#" as text', '#Toor'],
  ['visitors see "-" as text', '-\u00A0Toor', 'Dal:\n-Toor', '\u00A0- Toor', '> -**Toor**'],
  ['visitors see "•" as text', '• Toor', 'Dal:\n•Toor', '- • Toor', '1 t  \n• Toor', 'Dal `x`\r\n• Toor'],
  ['visitors see "–" as text', '– Toor\n– Moong'],
  ['visitors see "1)" as text', '1)Toor', '1)\u00A0Toor'],
  ['visitors see "١." as text', '١. تور'],
  ['visitors see "———" as text', 'Dal\n\n———\n\nToor'],
  ['visitors see "**" as text', '**Duties.**Toor', '** bold**', '## a **b **c', '| **a.**b |\n| - |'],
  ['visitors see "~~" as text', '~~old ~~new'],
  ['visitors see "*dal *" as text', 'Say *dal *here'],
  ['visitors see "| a | b |" as text', '| a | b |\n| c | d |', '| a | b |\n| – | – |', '| a | b |\n| - |'],
  ['"*10*" is not published as typed', '5*10*2 kg', 'a bag of 5*10*2'],
  ['"~10 kg or 20~" is not published as typed', '5~10 kg or 20~30 kg'],
  ['"*W*" is not published as typed', 'L*W*H cm'],
  ['"2026. was a good year" is not published', '2026. was a good year'],
  ['"10. Moong" is not published', '5. Toor\n10. Moong'],
  ['"Toor" is not published', '    Toor', 'Dal\n\n\tToor'],
  ['"```', '```\nToor', '- ```js\n  Toor\n\nMoong', '```\nToor\n``` end'],
  ['"| c | d | e |" is not published', '| a | b |\n| - | - |\n| c | d | e |'],
  ['"Toor" is not published as typed', '| a | b |\n| - | - |\n| c | d |\nToor'],
  ['"Toor', 'Toor is dal.\n---', 'Toor\nis dal.\n---'],
  ['is not published', '> 12 % is refused', '>25 kg'],
  ['"[Note]: FOB" is not published', '[Note]: FOB'],
  ['"[^1]: FOB" is not published', 'Toor[^2]\n\n[^1]: FOB'],
])('%s: %j', (problem, ...texts) => {
  for (const text of texts)
    expect([text, problemsIn(text)]).toEqual([
      text,
      [
        expect.objectContaining({
          message: expect.stringContaining(problem),
          remedy: expect.stringMatching(/./),
        }),
      ],
    ]);
});

test('each problem has its line', () => {
  const lines = problemsIn('2026. was good\n\n1986. The mill.\n\n> Toor\n> •\u00A0Moong **x.**y').map(
    ({ line }) => line,
  );
  expect(lines).toEqual([3, 5, 8, 8]);
});

/** Parts of a line that Markdown renders as typed. */
const WORDS =
  'dal|दाल|*em*|**strong:**|~~old~~|`**` |`##x`|-5 °C|+91 20|#1|1.5 t|2 * 3|a_b|price*|~5 kg|5 × 10|3–5|<br>|\\*|\\_|[ok](/contact)|<https://a.in>|[^a]|H<sub>2</sub>O|"a"|R&D|– a|1986.|un*believ*able|5\u00A0kg|(*a*)|“**a**”';
/** Blocks with lines in place of `@`. */
const BLOCKS =
  '@\n@§@  \n@§## @§### @§> @§> ### @§- [ ] @§-5 °C @§\\- @§1986\\. @§10 % @§- @\n\n  @\n- @\n  - @§* @\n+ @§3. @\n4. @\n\n@§1. @\n1. @\n\n@§| @ | b |\n| --- | --: |\n| @ | |\n| c |§```\n## @\n- ** x\n    y\n```§***§Dal\n---§<!-- • a -->§[ref]: /contact';

test('other articles have no problems', () => {
  const words = fc.array(fc.constantFrom(...WORDS.split('|')), { maxLength: 5 });
  const block = fc
    .tuple(fc.constantFrom(...BLOCKS.split('§')), words)
    .map(([text, line]) => text.replaceAll('@', `Dal ${line.join(' ')}`.trim()));
  fc.assert(
    fc.property(fc.array(block, { maxLength: 6 }), (blocks) =>
      expect(problemsIn([...blocks, 'Dal[^a]', '[^a]: Note'].join('\n\n'))).toEqual([]),
    ),
    { numRuns: 200 },
  );
});
