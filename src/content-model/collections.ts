/** Maps the folders and files of `content/` to document types and their GraphQL names. */
import type * as z from 'zod';
import * as entities from './documents/entities';
import { pages } from './documents/pages';
import * as products from './documents/products';
import { sections } from './documents/sections';
import * as settings from './documents/settings';

/** A folder of `content/` whose files are documents of one type. */
export interface Collection {
  kind: 'collection';
  /** The folder, relative to `content/`. */
  folder: string;
  /** The GraphQL type of a document; for Markdown, of its front matter. */
  type: string;
  document: z.ZodObject;
  format: 'json' | 'markdown';
  /**
   * The folder of the collection that describes this one's subfolders: `product-groups`, where
   * `product-groups/pulses.json` describes `products/pulses/`. Without it the collection has no subfolders.
   */
  groupedBy?: string;
  /** Whether the pages can show that there is nothing. Other collections need at least one document. */
  mayBeEmpty?: true;
}

/** A single file of `content/`. */
export interface Single {
  kind: 'single';
  /** The file, relative to `content/`. */
  file: string;
  type: string;
  document: z.ZodObject;
  format: 'json';
}

const collection = (
  folder: string,
  type: string,
  document: z.ZodObject,
  more: Partial<Pick<Collection, 'format' | 'groupedBy' | 'mayBeEmpty'>> = {},
): Collection => ({ kind: 'collection', folder, type, document, format: 'json', ...more });

const single = (file: string, type: string, document: z.ZodObject): Single => ({
  kind: 'single',
  file,
  type,
  document,
  format: 'json',
});

export const collections: Collection[] = [
  collection('services', 'Service', entities.service, { mayBeEmpty: true }),
  collection('business-areas', 'BusinessArea', entities.businessArea),
  collection('product-groups', 'ProductGroup', products.productGroup),
  collection('products', 'Product', products.product, { groupedBy: 'product-groups' }),
  collection('fiber-categories', 'FiberCategory', products.fiberCategory),
  collection('fibers', 'Fiber', products.fiber, { groupedBy: 'fiber-categories' }),
  collection('leaders', 'Leader', entities.leader),
  collection('timeline-eras', 'TimelineEra', entities.timelineEra),
  collection('timeline', 'TimelineEntry', entities.timelineEntry, { groupedBy: 'timeline-eras' }),
  collection('testimonials', 'Testimonial', entities.testimonial),
  collection('team', 'TeamMember', entities.teamMember),
  collection('projects', 'Project', entities.project),
  collection('blog', 'Article', entities.article, { format: 'markdown' }),
];

const pascalCase = (name: string): string =>
  name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

/** One file for each document of a record: its key is the file name, and with `suffix` the GraphQL type. */
const singlesIn = (folder: string, suffix: string, documents: Record<string, z.ZodObject>): Single[] =>
  Object.entries(documents).map(([name, document]) =>
    single(`${folder}/${name}.json`, pascalCase(name) + suffix, document),
  );

export const singles: Single[] = [
  single('site.json', 'SiteSettings', settings.site),
  single('navigation.json', 'Navigation', settings.navigation),
  ...singlesIn('sections', 'Section', sections),
  ...singlesIn('pages', 'Page', pages),
];

/** The document type of a file; `group` is its subfolder in a grouped collection. */
export type FileType = { type: Collection; group?: string } | { type: Single };

/**
 * The document type of a file.
 * @param file path relative to `content/`, with forward slashes: `products/pulses/toor-dal.json`
 * @returns undefined if no document type belongs to this path
 */
export function fileTypeOf(file: string): FileType | undefined {
  const known = singles.find((candidate) => candidate.file === file);
  if (known) return { type: known };
  const type = collections.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!type) return undefined;
  const rest = file.slice(type.folder.length + 1).split('/');
  if (rest.length !== (type.groupedBy ? 2 : 1)) return undefined;
  if (!file.endsWith(type.format === 'json' ? '.json' : '.md')) return undefined;
  return type.groupedBy ? { type, group: rest[0] } : { type };
}
