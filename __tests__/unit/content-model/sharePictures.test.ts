import * as z from 'zod';
import { collections, singles } from '../../../src/content-model/collections';
import { fieldKindOf, isOptional, required } from '../../../src/content-model/schema';

/** Whether a document type requires a picture. */
function needsPicture(schema: z.core.$ZodType): boolean {
  if (isOptional(schema)) return false;
  if (fieldKindOf(schema)?.kind === 'picture') return true;
  const inner = required(schema);
  if (inner instanceof z.ZodObject) return Object.values<z.core.$ZodType>(inner.shape).some(needsPicture);
  return inner instanceof z.ZodArray && inner.safeParse([]).success === false && needsPicture(inner.element);
}

test('each page has a share picture, because its document type requires a picture', () => {
  const pages = [...collections, ...singles].filter(({ schema }) => 'seo' in schema.shape);
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter(({ schema }) => !needsPicture(schema)).map(({ graphqlType }) => graphqlType)).toEqual(
    [],
  );
});
