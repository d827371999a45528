import type { Thing } from 'schema-dts';

/** Returns the content of a JSON-LD script element. Escapes `<`, so that no text can close the element. */
export function dataBlock(data: Thing | readonly Thing[]): string {
  const context = { '@context': 'https://schema.org' };
  const block = Array.isArray(data) ? { ...context, '@graph': data } : { ...context, ...(data as object) };
  return JSON.stringify(block).replaceAll('<', '\\u003c');
}
