/**
 * The registry of catalogues, in the order in which pages list them. Document types, pages, GraphQL, specifications,
 * enquiry list, search, share cards and structured data read it. Not for browser code: the document types load zod.
 */
import type { Catalogue } from './documents/catalogue';
import { fibers } from './documents/fibers';
import { products } from './documents/products';

export const catalogues: readonly Catalogue[] = [products, fibers];

/** The path of the page of an entry. `slug` is the name of its file without the ending. */
export const entryPath = ({ page }: Catalogue, slug: string): string => `${page.path}/${slug}`;
