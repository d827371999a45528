/** Generates a small set of content from the content model. It is valid and ready for launch. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';
import { entryType } from '../../src/content-model/catalogues';
import { parentFile, seenFrom, singles, typeOf } from '../../src/content-model/collections';
import { finishContent } from '../../src/content-model/finishContent';
import { schemaPathOf } from '../../src/content-model/generate/jsonSchemas';
import { placeholdersOf } from '../../src/content-model/model/placeholders';
import { fieldKindOf, isOptional, itemOf, shapeOf } from '../../src/content-model/model/schema';
import { formatDocument } from '../../src/content-model/read/format';
import { formatProblem, type Problem } from '../../src/content-model/read/problem';
import type { Documents } from './content';
import { folderAt, newFolder } from './folder';

const MAILBOX = 'trade@deccan.in';
/** The picture that all documents use. */
export const PICTURE = 'images/plain.png';
/** A wide logo. */
export const LOGO = 'images/logo.svg';
export const logoOf = (content = '<path d="M0 0h100v40H0z"/>'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40">\n${content}\n</svg>\n`;
const WORDS = 'Some words';
const WHITE = '#ffffff';
const SERVICE = { serviceName: 'Courier', serviceUrl: 'https://courier.in' };
/** An entry, and the article. */
export const PEAS = 'catalogues/goods/seeds/peas.json';
export const ARTICLE = 'blog/harvest.md';

const RATIOS = { key: 'ratios', label: 'Ratios', isList: true };
const fieldsOf = (...labels: string[]) => labels.map((label) => ({ key: label.toLowerCase(), label }));

/** The documents of the collections, with the fields that must differ from the generated values. */
const entries: Record<string, object> = {
  'services/freight.json': { id: 1 },
  'services/storage.json': { id: 2 },
  'business-areas/machines.json': { id: 1, link: '/Midc' },
  'catalogues/goods.json': {
    id: 1,
    link: '/goods',
    tables: [
      { caption: 'Facts', fields: fieldsOf('Grade', 'Size') },
      { caption: 'Figures', fields: fieldsOf('Weight') },
    ],
    lists: fieldsOf('Parts'),
    keyFacts: ['grade'],
    comparisons: [{ title: WORDS, header: WORDS, columns: ['grade', 'hsCode'] }],
  },
  'catalogues/goods/seeds.json': { id: 1 },
  'catalogues/goods/oils.json': { id: 2 },
  [PEAS]: { id: 1, details: WORDS, values: { grade: WORDS } },
  'catalogues/goods/seeds/beans.json': { id: 2 },
  'catalogues/goods/oils/linseed.json': { id: 1 },
  'catalogues/cloths.json': { id: 2, link: '/cloths', tables: [{ caption: 'Cloth', fields: [RATIOS] }] },
  'catalogues/cloths/natural.json': { id: 1 },
  'catalogues/cloths/natural/hemp.json': { id: 1 },
  'leaders/first.json': { id: 1 },
  'leaders/second.json': { id: 2 },
  'timeline/past.json': { id: 1 },
  'timeline/past/founded.json': { id: 1, when: '1990', title: 'The house is founded' },
  'testimonials/buyer.json': { id: 1 },
  'team/clerk.json': { id: 1 },
  'projects/quay.json': { id: 1 },
  [ARTICLE]: { category: WORDS },
  'pages/blog.json': { categories: [{ name: WORDS, posts: 1, slug: 'some-words' }] },
  'languages.json': { languages: [] },
  'navigation.json': { menu: ['/goods', '/cloths'].map((to) => ({ label: WORDS, to })) },
  'pages/home.json': { samples: { heading: { title: WORDS }, all: '{count} sheets' } },
  'pages/not-found.json': { action: { label: WORDS, to: '/contact' } },
  'brand.json': {
    colors: { text: '#111111', background: WHITE, surface: WHITE, primary: '#004400', accent: '#ffcc00' },
  },
  'site.json': {
    siteUrl: 'https://www.deccan.in',
    copyrightYear: 2021,
    email: MAILBOX,
    editing: { repository: 'house/website', branch: 'main' },
    formService: { ...SERVICE, checkAnswer: true, timeLimit: 0, activatedFor: MAILBOX },
    map: {
      url: 'https://www.openstreetmap.org/export/embed.html?marker=18.62713%2C73.80021',
      page: 'https://www.openstreetmap.org/?mlat=18.62713&mlon=73.80021#map=14/18.62713/73.80021',
    },
  },
};

/** Returns a black PNG file. */
export const pictureOf = (width: number, height = 600): Promise<Buffer> =>
  sharp({ limitInputPixels: false, create: { width, height, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
const picture = pictureOf(2400);

/** Returns the paths of all fields of a document type. For lists, uses the first item. */
export function fieldPaths(schema: z.core.$ZodType, path: (string | number)[] = []): (typeof path)[] {
  const item = itemOf(schema);
  const inner = item ? [[0, item] as const] : Object.entries(shapeOf(schema));
  const own = path.length > 0 ? [path] : [];
  return [...own, ...inner.flatMap(([key, field]) => fieldPaths(field, [...path, key]))];
}

/** Returns the first value that the schema accepts. */
const firstRight = (schema: z.core.$ZodType, values: readonly unknown[]): unknown =>
  values.find((value) => z.safeParse(schema, value).success);

/** Returns a valid value for a field of the document `file`, without optional fields. */
function sampleOf(schema: z.core.$ZodType, file: string): unknown {
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries<z.core.$ZodType>(schema.shape)
        .filter(([, field]) => !isOptional(field))
        .map(([key, field]) => [key, sampleOf(field, file)]),
    );
  if (schema instanceof z.ZodArray) {
    const element = sampleOf(schema.element, file);
    return firstRight(schema, [[element], [element, element, element]]);
  }
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  switch (fieldKindOf(schema)?.kind) {
    case 'pictureFile': {
      const files = [PICTURE, LOGO, 'images/plain.avif'].map((each) => seenFrom(file, each));
      return firstRight(schema, files);
    }
    case 'link':
      return '/contact';
    case 'ownRoute':
      return `/${path.posix.basename(file, '.json')}`;
    case 'date':
      return '2021-01-31';
    case 'article':
      return 'beans';
  }
  const gaps = Object.keys(placeholdersOf.get(schema) ?? {}).map((name) => `{${name.replace('?', '')}}`);
  const filled = (words: string) => [words, ...gaps].join(' ');
  // Descriptions for search engines must have a minimum length and must be unique.
  const description = filled(`What ${file} offers, in words that no other page has.`).padEnd(75, '.');
  const addresses = [MAILBOX, 'https://www.deccan.in/x', 'some-words', 'house/website'];
  const codes = ['#111111', '+91 20 2712 3456', '18°38′ N 73°48′ E', 'INNSA'];
  return firstRight(schema, [1, 2021, false, filled(WORDS), ...addresses, ...codes, description]);
}

const typeIn = (file: string) => entryType({ file, parsed: { data: entries[file], lineOf: () => 1 } });
const catalogues = ['catalogues/goods.json', 'catalogues/cloths.json'];
/** The types of the entries of the generated catalogues. */
export const entryTypes = new Map(catalogues.map((file) => [file, typeIn(file)]));

function placeOf(file: string) {
  const type = typeOf(file, entryTypes);
  if (!type) throw new Error(`${file} is not the path of a document`);
  return type;
}

/** Returns the fields of a document. */
export function sampleDocument<File extends keyof Documents>(file: File): Documents[File];
export function sampleDocument(file: string): object;
export function sampleDocument(file: string): object {
  const name = `Some ${path.posix.basename(file, '.json')}`;
  const isEntry = entryTypes.has(parentFile(parentFile(file)));
  return { ...(sampleOf(placeOf(file).schema, file) as object), ...(isEntry && { name }), ...entries[file] };
}

function textOf(file: string): string {
  const type = placeOf(file);
  const { format } = type;
  const $schema = format === 'json' ? schemaPathOf(file, entryTypes) : undefined;
  const data = { ...($schema && { $schema }), ...sampleDocument(file) };
  const body = { text: 'The text.\n\n## A heading\n\nMore text.\n' };
  return formatDocument({ type, parsed: { data, ...(format === 'markdown' && { body }) } });
}

const files = [...Object.keys(entries), ...singles.map(({ file }) => file)];
const texts = new Map(files.map((file) => [file, textOf(file)]));

/** Writes new sample content before each test of a file. Returns functions to change and check it. */
export function sampleContent() {
  const root = newFolder();
  const folder = folderAt(path.join(root, 'content'));
  const { dir, read, write } = folder;
  beforeEach(async () => {
    for (const [file, text] of texts) write(file, text);
    write(PICTURE, await picture);
    write(LOGO, logoOf());
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const edit = (file: string, change: (data: Record<string, unknown>) => void) => {
    const data = JSON.parse(read(file)) as Record<string, unknown>;
    change(data);
    write(file, `${JSON.stringify(data, null, 2)}\n`);
  };
  /** Returns the line number of the first occurrence of `text`. */
  const lineOf = (file: string, text: string) => read(file).split(text, 1).join().split('\n').length;
  const reported = (severity: Problem['severity']) =>
    // Without pictures, checks are short. `checkPictures.test.ts` decodes them.
    finishContent(dir)
      .problems.filter((problem) => problem.severity === severity)
      .map(formatProblem);
  const errors = () => reported('error');
  const warnings = () => reported('warning');
  /** Expects exactly these errors, each of which contains one of the texts. */
  const expectErrors = (...expected: string[]) =>
    expect(errors()).toEqual(expected.map((error) => expect.stringContaining(error)));
  return {
    ...folder,
    root,
    edit,
    /** Sets fields of a document. */
    set: (file: string, changes: object) => edit(file, (data) => Object.assign(data, changes)),
    json: <File extends keyof Documents>(file: File) => JSON.parse(read(file)) as Documents[File],
    /** Replaces the first occurrence of `from`. Throws if there is none, because a test could pass without it. */
    replace(file: string, from: string | RegExp, to: string) {
      const before = read(file);
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} does not contain ${from}`);
      write(file, after);
    },
    lineOf,
    errors,
    warnings,
    expectErrors,
    /** Expects exactly one error, which starts with `problem`, on the first line of `file` that contains `text`. */
    expectError: (file: string, text: string, problem: string) =>
      expectErrors(`content/${file}:${lineOf(file, text)} ${problem}`),
    /** Expects no errors and exactly these warnings. */
    expectWarnings(...expected: string[]) {
      expectErrors();
      expect(warnings()).toEqual(expected.map((warning) => expect.stringContaining(warning)));
    },
  };
}

export type SampleContent = ReturnType<typeof sampleContent>;
