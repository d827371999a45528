/** An article without errors renders as a part of its page, with unique ids and a valid feed. */
import { parseXml } from '@rgrove/parse-xml';
import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { splitArticle } from '../../../../src/blog/splitArticle';
import { feed } from '../../../../src/build/feed';
import type { CheckContext } from '../../../../src/content/check/context';
import { decodeFile } from '../../../../src/content/check/encoding';
import { parseMarkdown } from '../../../../src/content/check/parseMarkdown';
import { checkMarkdown } from '../../../../src/content/check/references';
import { renderArticle } from '../../../support/renderArticle';

const context: CheckContext = {
  contentDir: '/content',
  files: new Set(['images/dal.jpg']),
  pictures: new Map([['images/dal.jpg', { format: 'JPEG', size: { width: 1000, height: 750 } }]]),
  routes: new Set(['/contact']),
  publishedFiles: new Set(['/rss.xml']),
  emptyFolders: [],
  incomplete: false,
};

/** Inline Markdown that the check accepts, unless the combination is wrong. */
const inlines = [
  ...[
    'dal',
    'दाल',
    '*em*',
    '**strong**',
    '`<code>`',
    '~~old~~',
    'a\\\nb',
    'a  \nb',
    '&lt;',
    '&amp;',
    ']]>',
    '"',
  ],
  ...[
    '[ok](/contact)',
    '[out](https://a.in "<h2 id=")',
    '[feed](/rss.xml)',
    '<trade@a.in>',
    '<https://a.in>',
  ],
  ...[
    '[^a]',
    '[^a]',
    '^[note]',
    '![Dal](../images/dal.jpg)',
    '![<h2](../images/dal.jpg)',
    '<sub>2</sub>',
    '<br>',
  ],
  ...['<i title="<h2 id">x</i>', '<!-- ]]> -->', '\u00A0', '\u200D', '{{x}}', '|', '<', '>'],
];
const badInlines = [
  ...[
    '[bad](https://)',
    '[none](/no)',
    '[](/contact)',
    '[in](#price)',
    '[ref]',
    'www.a.in',
    '[js](javascript:x)',
  ],
  ...[
    '![](../images/dal.jpg)',
    '<b>',
    '</b>',
    '<u style="a">x</u>',
    '<details>',
    '</div>',
    '<img src=x>',
    '<!-- c',
  ],
  ...['<?x', '&#11;', '\u000B', '\uFFFE', '\0', '\uFFFD'],
];
const blocks = [
  ...[
    '## Main',
    '## Price',
    '## Price',
    '## Price 1',
    '## Fn 1',
    '## Fnref a',
    '## Skip link',
    '## …',
    '***',
  ],
  ...['<details>\n<summary>More</summary>', '</details>', '<!-- a -->', '[ref]: /contact'],
];
const badBlocks = [
  ...[
    '##',
    '# One',
    '[ref]: https://',
    '<details>',
    '<summary>More</summary>',
    '<div>',
    '</div>',
    '<script>',
  ],
  '<iframe src="/x"></iframe>',
];

function articleOf(inlineParts: readonly string[], blockParts: readonly string[]) {
  const line = fc
    .array(fc.constantFrom(...inlineParts), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join(' '));
  const block = fc.oneof(
    { arbitrary: fc.constantFrom(...blockParts), weight: 3 },
    { arbitrary: line, weight: 2 },
    line.map((text) => `## ${text}`),
    line.map((text) => `### ${text}`),
    line.map((text) => `${text}\n---`),
    line.map((text) => `- ${text}\n  - ${text}\n3. ${text}`),
    line.map((text) => `> ${text}`),
    fc.tuple(line, line).map(([one, two]) => `| ${one} | b |\n| --- | --: |\n| ${two} | |`),
    line.map((text) => `\`\`\`\`js\n${text}\n\`\`\`\``),
    line.map((text) => `[^a]: ${text}`),
  );
  return fc.array(block, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('\n\n'));
}

const article = fc.oneof(
  articleOf(inlines, blocks),
  articleOf([...inlines, ...badInlines], [...blocks, ...badBlocks]),
);

const bytesOf = fc.constantFrom<(text: string) => Buffer>(
  (text) => Buffer.from(text),
  (text) => Buffer.from(`\uFEFF${text.replaceAll('\n', '\r\n')}`),
  (text) => Buffer.from(text, 'latin1'),
  (text) => Buffer.from(text, 'utf16le'),
);

/** Returns the problems of a file, or the HTML of an article without problems. */
function publish(bytes: Buffer): string | undefined {
  const { text } = decodeFile(bytes);
  const { parsed } = text === undefined ? {} : parseMarkdown(text);
  if (!parsed?.body) return undefined;
  const errors = checkMarkdown(context, 'blog/some.md', parsed.body).filter(
    ({ severity }) => severity === 'error',
  );
  for (const { line, message, remedy } of errors)
    expect([line > 0 ? 'line' : '', message, remedy]).not.toContain('');
  return errors.length === 0 ? renderArticle(parsed.body.text) : undefined;
}

/** Whether all elements of the HTML end within it. */
function isWhole(html: string): boolean {
  const [outer, after, ...others] = parseFragment(`<div>${html}</div><hr>`).childNodes as Tree.Element[];
  return outer?.tagName === 'div' && after?.tagName === 'hr' && others.length === 0;
}

const idsIn = (parent: Tree.ParentNode): string[] =>
  parent.childNodes.flatMap((node) => [
    ...('attrs' in node ? node.attrs.filter(({ name }) => name === 'id').map(({ value }) => value) : []),
    ...('childNodes' in node ? idsIn(node) : []),
  ]);

const feedOf = (html: string): string => {
  const frontmatter = { title: 'T', teaser: 'T', category: 'C', day: '2025-04-26', teaserDay: '2025-04-26' };
  const blogPage = { seo: { title: 'B', description: 'D' } };
  const site = { siteUrl: 'https://a.in', productName: 'House' };
  return feed({ site, blogPage, articles: { nodes: [{ slug: 'a', html, frontmatter }] } } as never);
};

test('an article without errors is whole, has unique ids and makes a valid feed', () => {
  let published = 0;
  fc.assert(
    fc.property(article, bytesOf, (markdown, encode) => {
      const html = publish(encode(`---\ntitle: "A"\n---\n\n${markdown}\n`));
      if (html === undefined) return;
      published += 1;
      expect(splitArticle(html).map(isWhole)).toEqual([true, true]);
      const ids = idsIn(parseFragment(html));
      expect(new Set(ids).size).toBe(ids.length);
      expect(html).not.toMatch(/<(script|iframe|img src=x|div>)/);
      parseXml(feedOf(html));
    }),
    { numRuns: 1000 },
  );
  expect(published).toBeGreaterThan(50);
});
