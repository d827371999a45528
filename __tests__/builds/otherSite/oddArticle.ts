import type { ContentCopy } from '../../support/contentCopy';
import { PICTURE } from '../../support/sampleContent';

/** A file in `static/`, and the link to it. */
export const PRICE_LIST = { file: 'Price list.txt', link: '/Price%20list.txt', text: 'Prices' };

/** The section headings of the article in Markdown, and the texts that the list of sections shows. */
export const oddSections: readonly [markdown: string, text: string][] = [
  ['Moisture < 10% and protein > 20%', 'Moisture < 10% and protein > 20%'],
  ['Terms & conditions; notes', 'Terms & conditions; notes'],
  [`A picture ![Dal](../${PICTURE})`, 'A picture Dal'],
  ['The *code* `0713` of [dal](/contact)', 'The code 0713 of dal'],
  ['H<sub>2</sub>O[^Fn]', 'H2O'],
  ['Main', 'Main'],
  ['Skip link', 'Skip link'],
  ['Gatsby announcer', 'Gatsby announcer'],
  ['Fn 1', 'Fn 1'],
  ['Price', 'Price'],
  ['Price', 'Price'],
  ['Price 1', 'Price 1'],
  ['दाल का भाव', 'दाल का भाव'],
  ['价格', '价格'],
  ['…', '…'],
];

const opening = (
  longWord: string,
) => `${longWord} \`${longWord}\`. Before[^Fn] and after[^Fn]. [${PRICE_LIST.text}](${PRICE_LIST.link}), <abbr title="<h2 Free">FOB</abbr>,
\`<h2 id="no">\`, ![<h2 id="x">](../${PICTURE} "<h2"), {{ braces }} and \${dollars}, &lt;b&gt; ]]>.

<details>
<summary>More</summary>

- One

</details>

<!-- A note ]]> -->

| ${longWord} | 1 |
| --- | --: |
| ${longWord} | 2 |

[^Fn]: A note.
`;

/** Makes an article that has everything that is unusual but allowed, such as `longWord`. Links to a file from all kinds of links. */
export function writeOddArticle(content: ContentCopy, article: string, longWord: string): void {
  const sections = oddSections.map(([heading]) => `## ${heading}\n\nText.\n`);
  const [frontMatter] = content.read(article).split('\n---\n', 1);
  content.write(article, [`${frontMatter}\n---\n`, opening(longWord), ...sections].join('\n'));
  content.write(`../static/${PRICE_LIST.file}`, 'Dal: 1,000\n');
  const { menu, footer } = content.json('navigation.json');
  const action = { label: PRICE_LIST.text, to: PRICE_LIST.link };
  content.set('navigation.json', {
    menu: menu.map((entry) => (entry.more ? { ...entry, more: [action] } : entry)),
    footer: { ...footer, columns: footer.columns.map((column) => ({ ...column, links: [action] })) },
  });
  content.set('pages/not-found.json', { action });
}
