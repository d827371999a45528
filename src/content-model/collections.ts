/** Maps the folders and files of `content/` to document types and their GraphQL names. */
import type * as z from 'zod';
import * as routes from '../routes';
import { article } from './documents/blog';
import { brand } from './documents/brand';
import { anyEntry, catalogue, catalogueGroup } from './documents/catalogue';
import * as entities from './documents/entities';
import { languages } from './documents/languages';
import { navigation } from './documents/navigation';
import { pages } from './documents/pages';
import { sections } from './documents/sections';
import { site } from './documents/site';

export interface Collection {
  kind: 'collection';
  /**
   * The folder of its files. An asterisk is replaced by the name of the document that describes the folder:
   * `timeline/origin.json` describes the folder of `timeline/*`, `timeline/origin/`.
   */
  folder: string;
  /** The GraphQL type of a JSON document, or of the front matter of a Markdown document. */
  graphqlType: string;
  /** The name of the JSON Schema, if it is not that of the GraphQL type. */
  schemaName?: string;
  schema: z.ZodObject;
  format: 'json' | 'markdown';
  /** The path of the page that shows the documents. Without documents, the page is not published. */
  page?: string;
  /** Returns the path of a document page by its slug. If undefined, documents with a page have the path in a field. */
  pathOf?: (slug: string) => string;
}

const collection = (
  folder: string,
  graphqlType: string,
  schema: z.ZodObject,
  more: Partial<Pick<Collection, 'format' | 'page' | 'pathOf'>> = {},
): Collection => ({ kind: 'collection', folder, graphqlType, schema, format: 'json', ...more });

export const single = (file: string, graphqlType: string, schema: z.ZodObject, isRequired = true) =>
  ({ kind: 'single', file, graphqlType, schema, format: 'json', isRequired }) as const;

type Single = ReturnType<typeof single>;

export const CATALOGUES = collection('catalogues', 'Catalogue', catalogue);
const GROUPS = collection('catalogues/*', 'CatalogueGroup', catalogueGroup);
/** The entries of all catalogues. `entryType` returns the type with the fields and the path of a catalogue. */
export const ENTRIES = collection('catalogues/*/*', 'CatalogueEntry', anyEntry);

export const collections: Collection[] = [
  collection('services', 'Service', entities.service, { page: routes.SERVICES }),
  collection('business-areas', 'BusinessArea', entities.businessArea, { page: routes.AREAS }),
  CATALOGUES,
  GROUPS,
  ENTRIES,
  collection('leaders', 'Leader', entities.leader, { page: routes.LEADERSHIP }),
  collection('timeline', 'TimelineEra', entities.timelineEra),
  collection('timeline/*', 'TimelineEvent', entities.timelineEvent, { page: routes.LEGACY }),
  collection('testimonials', 'Testimonial', entities.testimonial, { page: routes.TESTIMONIALS }),
  collection('team', 'TeamMember', entities.teamMember, { page: routes.TEAM }),
  collection('projects', 'Project', entities.project, { page: routes.PROJECTS }),
  collection('blog', 'Article', article, {
    format: 'markdown',
    page: routes.BLOG,
    pathOf: routes.articlePath,
  }),
];

export const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf('/')));

/** Whether the documents of a collection describe folders with others. */
export const isParent = (type: DocumentType | undefined): boolean =>
  type?.kind === 'collection' && collections.some(({ folder }) => folder === `${type.folder}/*`);

/** Returns the file of the document that describes the folder of a document: `timeline/origin.json`. */
export const parentFile = (file: string): string => `${folderOf(file)}.json`;

/** Returns the folder that a document describes: `timeline/origin`. */
export const childFolder = (file: string): string => file.replace(/\.json$/, '');

const pascalCase = (name: string): string =>
  name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

/** The GraphQL types begin with the file name in Pascal case, and end with `suffix`. */
const singlesIn = (
  folder: string,
  suffix: string,
  schemas: Record<string, z.ZodObject>,
  required: readonly string[],
): Single[] =>
  Object.entries(schemas).map(([name, schema]) =>
    single(`${folder}/${name}.json`, pascalCase(name) + suffix, schema, required.includes(name)),
  );

export const SITE_FILE = 'site.json';
export const LANGUAGES_FILE = 'languages.json';
export const NAVIGATION_FILE = 'navigation.json';
export const BLOG_FILE = 'pages/blog.json';

export const singles: Single[] = [
  single(SITE_FILE, 'SiteSettings', site),
  single(LANGUAGES_FILE, 'Languages', languages),
  single('brand.json', 'Brand', brand),
  single(NAVIGATION_FILE, 'Navigation', navigation),
  ...singlesIn('sections', 'Section', sections, ['catalogue', 'error']),
  ...singlesIn('pages', 'Page', pages, ['home', 'contact', 'thank-you', 'not-found']),
];

export type DocumentType = Collection | Single;

/** The types of the entries of catalogues, by the file of the catalogue. */
export type EntryTypes = ReadonlyMap<string, Collection>;

const patternOf = (file: string): string => {
  const [folder = '', ...others] = folderOf(file).split('/');
  return [folder, ...others.map(() => '*')].join('/');
};

/** Returns the type of a document; without `entryTypes`, that of all entries for an entry of a catalogue. */
export function typeOf(file: string, entryTypes?: EntryTypes): DocumentType | undefined {
  const known = singles.find((candidate) => candidate.file === file);
  if (known) return known;
  const folder = patternOf(file);
  const type = collections.find((candidate) => candidate.folder === folder);
  if (!type || !file.endsWith(type.format === 'json' ? '.json' : '.md')) return undefined;
  return type === ENTRIES ? (entryTypes?.get(parentFile(parentFile(file))) ?? type) : type;
}

/** Returns the relative path from a document to a file: `../images/toor-dal.jpg` from `services/export.json`. */
export function seenFrom(document: string, target: string): string {
  const depth = document.split('/').length - 1;
  return (depth > 0 ? '../'.repeat(depth) : './') + target;
}
