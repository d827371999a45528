/** Maps the folders and files of `content/` to document types and their GraphQL names. */
import type * as z from 'zod';
import * as routes from '../routes';
import { catalogues } from './catalogues';
import { article } from './documents/blog';
import { brand } from './documents/brand';
import * as entities from './documents/entities';
import { languages } from './documents/languages';
import { navigation } from './documents/navigation';
import { pages } from './documents/pages';
import { products } from './documents/products';
import { sections } from './documents/sections';
import { site } from './documents/site';

export interface Collection {
  kind: 'collection';
  folder: string;
  /** The GraphQL type of a JSON document, or of the front matter of a Markdown document. */
  graphqlType: string;
  schema: z.ZodObject;
  format: 'json' | 'markdown';
  /**
   * The folder whose documents describe the subfolders of this collection, if it has any: `product-groups/pulses.json`
   * describes `products/pulses/`.
   */
  groupedBy?: string;
  /** The path of the page that shows the documents. Without documents, the page is not published. */
  page?: string;
  /** Returns the path of a document page by its slug. If undefined, documents with a page have the path in a field. */
  pathOf?: (slug: string) => string;
}

export interface Single {
  kind: 'single';
  file: string;
  graphqlType: string;
  schema: z.ZodObject;
  format: 'json';
  isRequired: boolean;
}

const collection = (
  folder: string,
  graphqlType: string,
  schema: z.ZodObject,
  more: Partial<Pick<Collection, 'format' | 'groupedBy' | 'page' | 'pathOf'>> = {},
): Collection => ({ kind: 'collection', folder, graphqlType, schema, format: 'json', ...more });

export const single = (file: string, graphqlType: string, schema: z.ZodObject, isRequired = true) =>
  ({ kind: 'single', file, graphqlType, schema, format: 'json', isRequired }) as const;

export const collections: Collection[] = [
  collection('services', 'Service', entities.service, { page: routes.SERVICES }),
  collection('business-areas', 'BusinessArea', entities.businessArea, { page: routes.AREAS }),
  ...catalogues.flatMap(({ folder, entry, group, page }) => [
    collection(group.folder, group.graphqlType, group.schema),
    collection(folder, entry.graphqlType, entry.schema, {
      groupedBy: group.folder,
      page: page.path,
      pathOf: (slug) => `${page.path}/${slug}`,
    }),
  ]),
  collection('leaders', 'Leader', entities.leader, { page: routes.LEADERSHIP }),
  collection('timeline-eras', 'TimelineEra', entities.timelineEra),
  collection('timeline', 'TimelineEvent', entities.timelineEvent, {
    groupedBy: 'timeline-eras',
    page: routes.LEGACY,
  }),
  collection('testimonials', 'Testimonial', entities.testimonial, { page: routes.TESTIMONIALS }),
  collection('team', 'TeamMember', entities.teamMember, { page: routes.TEAM }),
  collection('projects', 'Project', entities.project, { page: routes.PROJECTS }),
  collection('blog', 'Article', article, {
    format: 'markdown',
    page: routes.BLOG,
    pathOf: routes.articlePath,
  }),
];

export const REQUIRED_FOLDER = products.folder;

/** Returns the GraphQL type of the nodes that Gatsby creates for the documents of a collection. */
export function nodeTypeOf(folder: string): string {
  const type = collections.find((candidate) => candidate.folder === folder);
  if (!type) throw new Error(`content/${folder} is not the folder of a collection`);
  return type.format === 'json' ? type.graphqlType : 'MarkdownRemark';
}

/** Returns the GraphQL type of the documents that those of the collection `folder` group, if they group any. */
export const groupedTypeOf = (folder: string): string | undefined =>
  collections.find(({ groupedBy }) => groupedBy === folder)?.graphqlType;

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
export const BLOG_FILE = 'pages/blog.json';

export const singles: Single[] = [
  single(SITE_FILE, 'SiteSettings', site),
  single(LANGUAGES_FILE, 'Languages', languages),
  single('brand.json', 'Brand', brand),
  single('navigation.json', 'Navigation', navigation),
  ...singlesIn('sections', 'Section', sections, ['catalogue', 'error']),
  ...singlesIn('pages', 'Page', pages, ['home', products.page.file, 'contact', 'thank-you', 'not-found']),
];

export type DocumentType = Collection | Single;

/** The document type of a file. In a grouped collection, `group` is the subfolder of the file. */
export interface FileType {
  type: DocumentType;
  group?: string | undefined;
}

export function fileTypeOf(file: string): FileType | undefined {
  const known = singles.find((candidate) => candidate.file === file);
  if (known) return { type: known };
  const type = collections.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!type) return undefined;
  const rest = file.slice(type.folder.length + 1).split('/');
  if (rest.length !== (type.groupedBy ? 2 : 1)) return undefined;
  if (!file.endsWith(type.format === 'json' ? '.json' : '.md')) return undefined;
  return { type, group: type.groupedBy && rest[0] };
}

/** Returns the relative path from a document to a file: `../images/toor-dal.jpg` from `services/export.json`. */
export function seenFrom(document: string, target: string): string {
  const depth = document.split('/').length - 1;
  return (depth > 0 ? '../'.repeat(depth) : './') + target;
}
