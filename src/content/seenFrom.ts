/**
 * Returns the relative path from a document to a file: `../images/toor-dal.jpg` from `services/export.json`.
 */
export function seenFrom(document: string, target: string): string {
  const depth = document.split('/').length - 1;
  return (depth > 0 ? '../'.repeat(depth) : './') + target;
}
