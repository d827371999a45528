/** Writes additional articles. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { Random } from './random';
import { placeName, type Texts } from './texts';

const LINKS = ['/contact', '/services', '/PulsesProducts'];
const DAY = 24 * 60 * 60 * 1000;
/** The articles are spread over the ten years before this day. */
const LAST_DAY = Date.UTC(2025, 0, 1);
const DAYS = 3650;

const articlesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const [, frontMatter = '', body = ''] = readFileSync(path.join(folder, file), 'utf8').split(/^---$/m);
      return { frontMatter: parse(frontMatter) as Record<string, unknown>, body };
    });

/** Returns the paragraphs of the articles, without headings, lists and tables. */
export const textsOfArticles = (folder: string): string[] =>
  articlesIn(folder).flatMap(({ body }) => body.split('\n').filter((line) => /^\p{L}/u.test(line)));

/** Returns 600 to 900 words of Markdown with headings, a list, a table and links. */
function bodyOf(random: Random, texts: Texts): string {
  const list = () =>
    Array.from({ length: 4 }, () => `- **${texts.phrase(2)}.** ${texts.sentence()}`).join('\n');
  const row = () => `| ${texts.phrase(2)} | ${random.between(1, 900)} | ${texts.phrase(3)} |`;
  const table = () => [row(), '| --- | --- | --- |', row(), row(), row()].join('\n');
  const link = () => `${texts.paragraph(2)} [${texts.phrase(3)}](${random.pick(LINKS)}).`;
  const ends = [list, table, link, () => texts.paragraph(4), link];
  return [
    texts.paragraph(3),
    ...ends.flatMap((end) => [`## ${texts.phrase(random.between(3, 6))}`, texts.paragraph(5), end()]),
  ].join('\n\n');
}

/** Adds articles about all categories, with the pictures of the present ones. */
export function writeArticles(content: string, count: number, random: Random, texts: Texts): void {
  const folder = path.join(content, 'blog');
  const page = readFileSync(path.join(content, 'pages/blog.json'), 'utf8');
  const { categories } = JSON.parse(page) as { categories: { name: string }[] };
  const models = articlesIn(folder);
  for (let number = 0; number < count; number++) {
    const place = placeName(number);
    const title = `${texts.phrase(random.between(3, 6))}: news from ${place}`;
    const published = LAST_DAY - Math.floor((number * DAYS) / count) * DAY;
    const day = (time: number) => new Date(time).toISOString().slice(0, 10);
    const { image } = random.pick(models).frontMatter;
    const date = day(published + random.pick([0, 0, 30]) * DAY);
    const frontMatter = {
      sample: true,
      title,
      date,
      teaserDate: day(published),
      asOf: date,
      teaser: texts.paragraph(1),
      category: random.pick(categories).name,
      image,
      seo: { title, description: texts.summary(place) },
    };
    const yaml = stringify(frontMatter, {
      lineWidth: 0,
      defaultKeyType: 'PLAIN',
      defaultStringType: 'QUOTE_DOUBLE',
    });
    const slug = `news-from-${place.toLowerCase().replaceAll(' ', '-')}`;
    writeFileSync(path.join(folder, `${slug}.md`), `---\n${yaml}---\n\n${bodyOf(random, texts)}\n`);
  }
}
