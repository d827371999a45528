import type { Thing } from 'schema-dts';

/**
 * Things as a block of JSON-LD. No text of theirs can end the script that the block stands in.
 * @param data one thing, or several
 */
export function dataBlock(data: Thing | readonly Thing[]): string {
  const context = { '@context': 'https://schema.org' };
  const block = Array.isArray(data) ? { ...context, '@graph': data } : { ...context, ...(data as object) };
  return JSON.stringify(block).replaceAll('<', '\\u003c');
}
