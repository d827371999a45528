/** Writes content with the real texts, other entries and articles, another brand and language, and all settings. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { MAX_SHEETS } from '../../../src/catalogue/useCatalogue';
import { singles } from '../../../src/content/collections';
import { pagePaths } from '../../../src/content/read/contentFiles';
import { BLOG } from '../../../src/routes';
import { type ContentCopy, realContent } from '../../support/contentCopy';
import { PICTURE, sampleEntries } from '../../support/sampleContent';
import { NEEDED, writeSpanish } from '../../support/translations';
import { writeCatalogue } from './catalogue';

export const PREFIX = '/site';
/** Only the colours that a brand requires. */
export const colors = {
  text: '#1d2b22',
  background: '#f7f6f1',
  surface: '#ffffff',
  primary: '#143d2a',
  accent: '#d9784f',
};
/** Draws the logo, which is wide, dark and contains the name, or the square symbol. */
const drawing = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100"><path d="M0 0h${width}v100H0z" fill="${colors.text}"/></svg>\n`;
export const LOGO_RATIO = 4;

/** The repository with the content. */
const editing = { host: 'gitea', address: 'https://git.deccan.in', repository: 'house/site', branch: 'main' };
export const MEASUREMENT = 'https://speed.deccan.in/collect';
/** A registration with a number and another without. */
export const registrations = [{ name: 'IEC', number: 'ABCDE1234F' }, { name: 'CIN' }];

const LONG_WORD = 'Sonnenblumenkernmehlverarbeitungsgesellschaft'.repeat(2);
const LONG_NAME =
  'Hand-picked, double-cleaned and colour-sorted organic kernels of the first harvest of the year';
export const LONG_GROUP = `Seeds, spices and ${LONG_NAME}`;

/** The smallest group with a list. */
export const beans = Array.from({ length: MAX_SHEETS + 1 }, (_, index) => ({
  slug: `bean-${index + 1}`,
  name: index === 2 ? LONG_WORD : `Bean ${index + 1}`,
}));

export const CATEGORY = { name: 'दाल', posts: 20, slug: 'dal' };
const categories = [{ name: 'Harvests', posts: 2 }, CATEGORY];

/** The articles, latest first: 13 of each category. */
export const harvests = Array.from({ length: 26 }, (_, index) => ({
  slug: `harvest-${2020 - index}`,
  day: `${2020 - index}-05-02`,
  category: categories[index % 2]?.name ?? '',
}));
export const latest = harvests[0]?.slug ?? '';

/** A file in `static/`, which the odd article links to. */
export const PRICE_LIST = '/Price%20list.txt';

/** The sections of the odd article. */
export const sections = ['Moisture < 10% & protein', 'Price', 'Price', 'Price 1', 'दाल का भाव', 'Main', '…'];

/** The text alternatives of the pictures in the odd article. */
export const pictures = { photograph: 'A heap of dal.', drawing: 'What it costs.' };
const PHOTOGRAPH = 'Toor dal (2).JPG';
const DRAWING = 'Cost & crop #1.svg';

/** Everything that is unusual but allowed. */
const oddText = `${LONG_WORD} \`${LONG_WORD}\`[^Fn]. [Prices](${PRICE_LIST}), <abbr title="<h2 Free">FOB</abbr>,
{{ braces }} and \${dollars}, &lt;b&gt; ]]>. <!-- A note ]]> -->

![${pictures.photograph}](../images/${encodeURIComponent(PHOTOGRAPH)})

![${pictures.drawing}](../images/${encodeURIComponent(DRAWING)})

| ${LONG_WORD} | 1 |
| --- | --: |
| ${LONG_WORD} | 2 |

[^Fn]: A note.

${sections.map((section) => `## ${section}\n\nText.\n`).join('\n')}`;

/** Returns the texts of a real page. Links to pages that the other site lacks become links to `/contact`. */
function textsOf(file: string): string {
  const known = new Set([...pagePaths(), BLOG]);
  return readFileSync(path.join(realContent, file), 'utf8')
    .replace(/"\.\.\/images\/[^"]+"/g, `"../${PICTURE}"`)
    .replace(/"(\/[^"]*)"/g, (link, route) => (known.has(route) ? link : '"/contact"'));
}

function writeArticles(content: ContentCopy): void {
  content.set('pages/blog.json', { categories });
  const article = content.read('blog/harvest.md');
  content.delete('blog/harvest.md');
  for (const { slug, day, category } of harvests)
    content.write(
      `blog/${slug}.md`,
      article
        .replace(/^title: .*$/m, `title: About ${slug}`)
        .replace(/^category: .*$/m, `category: ${category}`)
        .replace(/^(date|teaserDate): .*$/gm, `$1: ${day}`),
    );
  const file = `blog/${latest}.md`;
  content.replace(file, /\n---\n[\s\S]*$/, `\n---\n\n${oddText.replaceAll('$', '$$$$')}`);
  content.replace(file, /file: .*$/m, `file: "../images/${PHOTOGRAPH}"`);
  content.write(`../static/${decodeURI(PRICE_LIST)}`, 'Dal: 1,000\n');
}

async function writePictures(content: ContentCopy): Promise<void> {
  const picture = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } });
  content.write(PICTURE, await picture(1800, 1200, '#9c7').png().toBuffer());
  // Orientation 6 means that the left side of the stored picture, which is red, is its top.
  const red = { input: await picture(900, 1350, '#f00').png().toBuffer(), left: 0, top: 0 };
  const photograph = picture(1800, 1350, '#00f').composite([red]).jpeg().withMetadata({ orientation: 6 });
  content.write(`images/${PHOTOGRAPH}`, await photograph.toBuffer());
  content.write(`images/${DRAWING}`, drawing(200));
}

/** Writes all content files and pictures. */
export async function writeContent(content: ContentCopy): Promise<void> {
  const { set } = content;
  for (const { file } of singles) content.write(file, textsOf(file));
  for (const [file, text] of sampleEntries) content.write(file, text);

  set('product-groups/oils.json', { id: 1, name: LONG_GROUP });
  set('products/oils/linseed.json', { name: 'Linseed' });
  set('product-groups/pulses.json', { id: 2, name: 'Beans' });
  for (const [index, { slug, name }] of beans.entries()) {
    const file = `products/pulses/${slug}.json`;
    content.write(file, content.read('products/oils/linseed.json'));
    set(file, { id: index + 1, name });
  }
  for (const file of ['peas', 'beans']) content.delete(`products/pulses/${file}.json`);
  set('fibers/natural/hemp.json', { name: 'Hemp', features: [LONG_WORD], ratios: ['60/40', '50/50'] });
  set('leaders/first.json', { name: `Dr. ${LONG_WORD} ${LONG_NAME}` });

  writeArticles(content);
  await writePictures(content);
  writeCatalogue(content, latest);

  const logo = { logo: './images/logo.svg', logoHasName: true, symbol: './images/symbol.svg' };
  content.write('brand.json', `${JSON.stringify({ ...logo, colors }, null, 2)}\n`);
  content.write(logo.logo, drawing(100 * LOGO_RATIO));
  content.write(logo.symbol, drawing(100));
  content.edit('site.json', (site) => {
    Object.assign(site, { siteUrl: 'https://www.deccan.in', measurement: { url: MEASUREMENT } });
    Object.assign(site, { editing, registrations });
    Object.assign(site.formService as object, { checkAnswer: true, timeLimit: 2, honeypot: true });
  });
  writeSpanish(content, NEEDED);
}
