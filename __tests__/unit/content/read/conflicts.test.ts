/** Files with a merge conflict of Git. */
import { sampleContent } from '../../../support/sampleContent';
import { NEEDED, writeSpanish } from '../../../support/translations';

const content = sampleContent();
const PEAS = 'products/pulses/peas.json';
const ARTICLE = 'blog/harvest.md';
const SINGLES = ['brand.json', 'languages.json', 'site.json', 'pages/blog.json'];

test.each([PEAS, ARTICLE, ...SINGLES, 'product-groups/pulses.json', `es/${PEAS}`, 'es/terms.json'])(
  'a conflict in %s is the only new problem',
  (file) => {
    writeSpanish(content, [...NEEDED, PEAS, 'product-groups/pulses.json', 'pages/pulses-products.json']);
    content.write('es/terms.json', '{\n  "terms": []\n}\n');
    // One line counts the texts of a language that are shown in English.
    const isNew = (problem: string) => !problem.startsWith('content/languages.json:5 Spanish');
    const problems = () => [...content.errors(), ...content.warnings()].filter(isNew);
    const before = problems().filter((problem) => !problem.startsWith(`content/${file}`));
    const conflict = '$&<<<<<<< HEAD\n||||||| 1a2b3c4\n=======\n>>>>>>> prices\n';
    content.write(file, content.read(file).replace('\n', conflict).replaceAll('\n', '\r\n'));
    const [error, ...others] = problems().sort((a) => (a.startsWith(`content/${file}`) ? -1 : 1));
    expect(error).toMatch(
      `content/${file}:2 file: has a merge conflict of Git, with the line "<<<<<<< HEAD"; keep`,
    );
    expect(before).toEqual(expect.arrayContaining(others));
  },
);

test.each([
  [ARTICLE, '<<<<<<< ours'],
  [ARTICLE, '>>>>>>> theirs'],
  [ARTICLE, '||||||| 1a2b3c4'],
  [PEAS, '======='],
])('of a conflict, %s has only %s', (file, line) => {
  content.replace(file, '\n', `\n${line}\n`);
  content.expectErrors(`content/${file}:2 file: has a merge conflict of Git`);
});
