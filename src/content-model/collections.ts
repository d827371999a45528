/** Where each document type lives in `content/`, and what GraphQL calls it. */
import type * as z from 'zod';
import * as entities from './documents/entities';
import { pages } from './documents/pages';
import * as products from './documents/products';
import { sections } from './documents/sections';
import * as settings from './documents/settings';

/** A folder of `content/` whose files are documents of one type. */
export interface Collection {
  kind: 'collection';
  /** The folder, seen from `content/`. */
  folder: string;
  /** The GraphQL type of its documents; for Markdown, of their front matter. */
  type: string;
  document: z.ZodObject;
  format: 'json' | 'markdown';
  /** The collection that describes this one's subfolders, one document a subfolder. */
  groupedBy?: string;
  /** What a page shows while there is none; without it the collection must not be empty. */
  mayBeEmpty?: true;
}

/** A single file of `content/`. */
export interface Single {
  kind: 'single';
  /** The file, seen from `content/`. */
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

/** One file for each document of a record, in a folder that names what they are. */
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

/** What a file of `content/` is. */
export type Place = { type: Collection; group?: string } | { type: Single } | undefined;

/**
 * The document type of a file.
 * @param file its path seen from `content/`, with forward slashes: `products/pulses/toor-dal.json`
 * @returns undefined for a file that stands where no document belongs
 */
export function placeOf(file: string): Place {
  const known = singles.find((candidate) => candidate.file === file);
  if (known) return { type: known };
  const type = collections.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!type) return undefined;
  const rest = file.slice(type.folder.length + 1).split('/');
  if (rest.length !== (type.groupedBy ? 2 : 1)) return undefined;
  if (!file.endsWith(type.format === 'json' ? '.json' : '.md')) return undefined;
  return type.groupedBy ? { type, group: rest[0] } : { type };
}
