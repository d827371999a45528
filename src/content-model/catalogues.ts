/**
 * The registry of catalogues. Document types, pages, GraphQL, specifications, enquiry list, search, share cards and
 * structured data use it. Do not import this file into browser code, because the document types import zod.
 */
import type { Catalogue } from './documents/catalogue';
import { fibers } from './documents/fibers';
import { products } from './documents/products';

/** All catalogues, in the order in which pages list them. */
export const catalogues: readonly Catalogue[] = [products, fibers];

/** Returns the path of an entry page. `slug` is the file name of the entry without its extension. */
export const entryPath = ({ page }: Catalogue, slug: string): string => `${page.path}/${slug}`;
