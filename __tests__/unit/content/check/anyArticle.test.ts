/** An article without errors renders as a part of its page, with unique ids. */
import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { splitArticle } from '../../../../src/blog/articleData';
import { checkArticle } from '../../../../src/content/check/checkArticle';
import type { Document } from '../../../../src/content/read/document';
import { parseMarkdown } from '../../../../src/content/read/parseMarkdown';
import { anyContent } from '../../../support/anyContent';
import { renderArticle } from '../../../support/renderArticle';

/** Splits a list of Markdown parts, which are separated by two spaces. */
const parts = (list: string) =>
  list
    .trim()
    .split(/ {2,}|\n/)
    .filter(Boolean);

/** Inline Markdown that the check accepts, unless the combination is wrong. */
const inlines = parts(`
dal  दाल  *em*  **strong**  \`<code>\`  ~~old~~  &lt;  &amp;  ]]>  "  {{x}}  |  <  >  \u00A0  \u200D
[ok](/contact)  [out](https://a.in "<h2 id=")  [feed](/rss.xml)  <trade@a.in>  <https://a.in>
[^a]  [^a]  ^[note]  ![Dal](../images/dal.jpg)  ![<h2](../images/dal.jpg)  <sub>2</sub>  <br>
<i title="<h2 id">x</i>  <!-- ]]> -->`).concat('a\\\nb', 'a  \nb');
const badInlines = parts(`
[bad](https://)  [none](/no)  [](/contact)  [in](#price)  [ref]  www.a.in  [js](javascript:x)
![](../images/dal.jpg)  <b>  </b>  <u style="a">x</u>  <details>  </div>  <img src=x>  <!-- c
<?x  &#11;  \u000B  \uFFFE  \0  \uFFFD`);
const blocks = parts(`
## Main  ## Price  ## Price  ## Price 1  ## Fn 1  ## Fnref a  ## Skip link  ## …  ***
</details>  <!-- a -->  [ref]: /contact`).concat('<details>\n<summary>More</summary>');
const badBlocks = parts(`
##  # One  [ref]: https://  <details>  <summary>More</summary>  <div>  </div>  <script>
<iframe src="/x"></iframe>`);

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

/** Returns the HTML of an article without errors. */
function publish(source: string): string | undefined {
  const file = 'blog/some.md';
  const { parsed } = parseMarkdown(file, source);
  if (!parsed?.body) return undefined;
  const errors = checkArticle({ file, parsed } as Document, anyContent).filter(
    ({ severity }) => severity === 'error',
  );
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

test('an article without errors is whole and has unique ids', () => {
  let published = 0;
  fc.assert(
    fc.property(article, (markdown) => {
      const html = publish(`---\ntitle: "A"\n---\n\n${markdown}\n`);
      if (html === undefined) return;
      published += 1;
      expect(splitArticle(html).map(isWhole)).toEqual([true, true]);
      const ids = idsIn(parseFragment(html));
      expect(new Set(ids).size).toBe(ids.length);
      expect(html).not.toMatch(/<(script|iframe|img src=x|div>)/);
    }),
    { numRuns: 1000 },
  );
  expect(published).toBeGreaterThan(50);
});
