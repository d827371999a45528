/** The registry of catalogues. Do not import it into browser code, because document types import zod. */
import type * as z from 'zod';
import type { Catalogue } from './documents/catalogue';
import { fibers } from './documents/fibers';
import { products } from './documents/products';

export const catalogues: readonly Catalogue[] = [products, fibers];

export const isCatalogueEntry = (schema: z.ZodObject): boolean =>
  catalogues.some(({ entry }) => entry.schema === schema);
