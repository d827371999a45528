/**
 * Returns the relative path from a document to a file: `../images/toor-dal.jpg` from `services/export.json`.
 * @param document relative to the content folder; a folder ends with a slash
 * @param target relative to the content folder
 */
export function seenFrom(document: string, target: string): string {
  const depth = document.split('/').length - 1;
  return (depth > 0 ? '../'.repeat(depth) : './') + target;
}
