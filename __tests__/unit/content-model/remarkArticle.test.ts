import type { Node } from 'unist';
import visit from 'unist-util-visit';
import { parseArticle } from '../../../src/content-model/check/checkArticle';
import addStructure from '../../../src/content-model/remark-article';
import { addSections, plainText } from '../../../src/content-model/remark-article/sections.js';

test.each([
  ['has the words of the title', '7. The *inspection*: cost', '7-the-inspection-cost'],
  ['is "section" if the title has no letters', '…', 'section'],
  ['differs from the ids of the layout', 'Main', 'main-1'],
  ['differs from the ids of footnotes', 'Fn 1', 'section-fn-1'],
  ['has no tags and footnotes', 'H<sub>2</sub>O^[Water.] `<b>`', 'h2o-b'],
  ['has the text alternative of a picture', '![Dal](a.jpg) prices', 'dal-prices'],
])('the id of a section %s', (_, title, id) => {
  expect(addSections(parseArticle(`## ${title}`))).toEqual([id]);
});

/** Returns the text of each node of a type with its HTML element and attributes. */
function nodesOf(markdown: string, type: string) {
  const tree = parseArticle(markdown);
  addStructure({ markdownAST: tree });
  const found: { text: string; hName?: string; hProperties?: object }[] = [];
  visit(tree as Node, type, (node) => void found.push({ text: plainText(node), ...(node.data as object) }));
  return found;
}

const table = '| Crop | Day |\n| --- | --: |\n| Moong | 5 |\n| | 6 |\n';

test('a table has a header for each column and each row, but an empty first cell is not a header', () => {
  expect(nodesOf(table, 'tableCell')).toEqual([
    { text: 'Crop', hProperties: { scope: 'col' } },
    { text: 'Day', hProperties: { scope: 'col' } },
    { text: 'Moong', hName: 'th', hProperties: { scope: 'row' } },
    { text: '5' },
    { text: '' },
    { text: '6' },
  ]);
});

test('a table gets its name, like the frame that scrolls it, from the heading above', () => {
  const markdown = `${table}\n## Sown & *"sold"*\n\nText\n\n${table}\n### Later\n\n> Quoted\n>\n> | A |\n> | - |\n`;
  for (const type of ['table', 'tableFrame'])
    expect(nodesOf(markdown, type).map(({ hProperties }) => hProperties)).toEqual([
      expect.not.objectContaining({ ariaLabel: expect.anything() }),
      expect.objectContaining({ ariaLabel: 'Sown & "sold"' }),
      expect.objectContaining({ ariaLabel: 'Later' }),
    ]);
});
