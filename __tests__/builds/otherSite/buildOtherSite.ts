/** Builds a site with the real texts, other entries, another language, a third catalogue, all optional settings and a path prefix. */
import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import sharp from 'sharp';
import { singles } from '../../../src/content/collections';
import { pagePaths } from '../../../src/content/pagePaths';
import { BLOG } from '../../../src/routes';
import { type ContentCopy, contentIn, realContent } from '../../support/contentCopy';
import { PICTURE, sampleEntries } from '../../support/sampleContent';
import { NEEDED, writeSpanish } from '../../support/translations';
import { writeOddArticle } from './oddArticle';
import { writePictures } from './oddPictures';
import { declareCatalogue, writeCatalogue } from './testCatalogue';

/** The path prefix of the site. */
export const PREFIX = '/site';
/** The colours of the site: only those that a brand requires. */
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
const logo = { logo: './images/logo.svg', logoHasName: true, symbol: './images/symbol.svg' };

/** The repository with the content. */
const editing = { host: 'gitea', address: 'https://git.deccan.in', repository: 'house/site', branch: 'main' };

export const MEASUREMENT = 'https://speed.deccan.in/collect';

/** A registration with a number and another without. */
export const registrations = [
  { name: 'IEC', number: 'ABCDE1234F', register: 'https://register.deccan.in' },
  { name: 'CIN' },
];
export const INSPECTOR = 'Harbour Surveyors';

/** Seconds after which an unanswered enquiry fails. */
const TIME_LIMIT = 2;

export const LONG_WORD = 'Sonnenblumenkernmehlverarbeitungsgesellschaft'.repeat(2);
const LONG_NAME =
  'Hand-picked, double-cleaned and colour-sorted organic kernels of the first harvest of the year';
export const LONG_GROUP = `Seeds, spices and ${LONG_NAME}`;

/** Products of a group. The third has a name that cannot be broken, and the last has a long name. */
const productsOf = (noun: string, length: number) =>
  Array.from({ length }, (_, index) => ({
    slug: `${noun.toLowerCase()}-${index + 1}`,
    name: index === 2 ? LONG_WORD : index === length - 1 ? LONG_NAME : `${noun} ${index + 1}`,
  }));

/** The largest group with sheets, and the smallest group with a list. */
export const seeds = productsOf('Seed', 24);
export const beans = productsOf('Bean', 25);

/** The categories of the blog. The last one has no articles. */
export const categories = [
  { name: 'Harvests', posts: 2 },
  { name: 'दाल', posts: 20, slug: 'dal' },
  { name: 'Ports', posts: 3 },
];

/** The articles, oldest first: 13 of each of the first two categories. */
export const harvests = Array.from({ length: 26 }, (_, index) => ({
  slug: `harvest-${1995 + index}`,
  day: `${1995 + index}-05-02`,
  category: categories[index % 2]?.name ?? '',
}));
export const [oddHarvest = '', latestHarvest = ''] = harvests.slice(-2).map(({ slug }) => slug);

/** Returns the texts of a real page. Links to pages that the other site lacks become links to `/contact`. */
function textsOf(file: string): string {
  const known = new Set([...pagePaths(), BLOG]);
  const text = readFileSync(path.join(realContent, file), 'utf8');
  return text
    .replace(/"\.\.\/images\/[^"]+"/g, `"../${PICTURE}"`)
    .replace(/"(\/[^"]*)"/g, (link, route) => (known.has(route) ? link : '"/contact"'));
}

function write(content: ContentCopy): void {
  for (const { file } of singles) content.write(file, textsOf(file));
  for (const [file, text] of sampleEntries) content.write(file, text);
  const { set } = content;
  const add = (file: string, like: string, changes: object) => {
    content.write(file, content.read(like));
    set(file, changes);
  };

  set('product-groups/oils.json', { id: 1, name: 'Oils' });
  set('products/oils/linseed.json', { name: 'Linseed oil' });
  set('product-groups/pulses.json', { id: 2, name: 'Beans' });
  add('product-groups/seeds.json', 'product-groups/oils.json', { id: 4, name: 'Seeds' });
  for (const [folder, products] of Object.entries({ pulses: beans, seeds }))
    for (const [index, { slug, name }] of products.entries())
      add(`products/${folder}/${slug}.json`, 'products/oils/linseed.json', {
        id: index + 1,
        name,
        article: harvests[0]?.slug,
      });
  for (const file of ['peas', 'beans']) content.delete(`products/pulses/${file}.json`);
  add('product-groups/spices.json', 'product-groups/oils.json', { id: 3, name: LONG_GROUP });
  add('products/spices/turmeric.json', 'products/oils/linseed.json', { name: 'Turmeric' });
  const { range } = content.json('pages/home.json');
  set('pages/home.json', { range: { ...range, products: ['turmeric', 'linseed', 'bean-3'] } });
  set('fiber-categories/natural.json', { name: 'Natural' });
  set('fibers/natural/hemp.json', { name: 'Hemp', features: [LONG_WORD], ratios: ['60/40', '50/50'] });

  set('business-areas/machines.json', { comingSoon: { text: 'Soon.', blurred: false } });
  add('business-areas/spices.json', 'business-areas/machines.json', {
    id: 2,
    title: 'Spices',
    link: '/spices',
    banner: 'Spices of the Coast',
    comingSoon: undefined,
  });

  set('leaders/first.json', { name: `Dr. ${LONG_WORD} ${LONG_NAME}` });
  set('leaders/second.json', { name: 'Second Leader', image: { file: `../${PICTURE}` } });
  add('testimonials/seller.json', 'testimonials/buyer.json', { id: 2 });

  set('pages/blog.json', { categories });
  const article = content.read('blog/harvest.md');
  for (const { slug, day, category } of harvests)
    content.write(
      `blog/${slug}.md`,
      article
        .replace(/^title: .*$/m, `title: About ${slug}`)
        .replace(/^category: .*$/m, `category: ${category}`)
        .replace(/^(date|teaserDate): .*$/gm, `$1: ${day}`),
    );
  content.delete('blog/harvest.md');
  writeOddArticle(content, `blog/${oddHarvest}.md`, LONG_WORD);

  writeCatalogue(content, latestHarvest);

  content.write('brand.json', `${JSON.stringify({ ...logo, colors }, null, 2)}\n`);
  content.write(logo.logo, drawing(100 * LOGO_RATIO));
  content.write(logo.symbol, drawing(100));
  content.edit('site.json', (site) => {
    Object.assign(site, { siteUrl: 'https://www.deccan.in', measurement: { url: MEASUREMENT }, editing });
    Object.assign(site, { registrations, inspectionCompanies: [INSPECTOR] });
    Object.assign(site.formService as object, { checkAnswer: true, timeLimit: TIME_LIMIT, honeypot: true });
  });
  writeSpanish(content, [...NEEDED, 'pages/privacy.json']);
}

/** Copies everything that a build needs besides the content. Links installed packages. */
function copySources(root: string): void {
  const needed = /^(gatsby-.*|package\.json|tsconfig\.json|plugins|src|static)$/;
  for (const file of readdirSync('.').filter((name) => needed.test(name)))
    cpSync(file, path.join(root, file), { recursive: true });
  declareCatalogue(root);
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
}

/** Returns the first error in the output of a failing build, without the lines around it and its stack. */
function errorIn(output: string): string {
  const text = stripVTControlCharacters(output);
  const [error = text] = /^ *(ERROR|content\/)[\s\S]*?(?=^ *- \S+:\d+ |$(?![\s\S]))/m.exec(text) ?? [];
  return error;
}

/**
 * @param root an empty folder. It must not be below `.cache`: Gatsby would follow the link to `node_modules` when it
 *   deletes its cache.
 * @returns the folder of the built site
 * @throws the first error of the build if it fails
 */
export async function buildOtherSite(root: string): Promise<string> {
  const content = contentIn(root);
  write(content);
  const picture = { width: 1800, height: 1200, channels: 3, background: '#9c7' } as const;
  content.write(PICTURE, await sharp({ create: picture }).png().toBuffer());
  await writePictures(content, latestHarvest);
  copySources(root);
  await promisify(execFile)(process.execPath, [require.resolve('gatsby/cli.js'), 'build', '--prefix-paths'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PATH_PREFIX: PREFIX, GATSBY_TELEMETRY_DISABLED: '1' },
  }).catch(({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => {
    throw new Error(errorIn(stdout + stderr));
  });
  return path.join(root, 'public');
}
