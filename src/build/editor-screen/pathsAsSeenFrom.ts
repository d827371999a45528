import { seenFrom } from '../../content/seenFrom';

/** The CMS begins the path of each picture with this folder (`public_folder` in its configuration). */
const FROM_ROOT = /\/content\/images\//g;

/**
 * Copies a document and makes the paths of pictures relative to its file, such as `../images/toor-dal.jpg`. Gatsby
 * requires relative paths.
 * @param file path of the document, such as `content/services/export.json`
 * @param value the document or a part of it, which is not changed
 */
export function pathsAsSeenFrom<Value>(file: string, value: Value): Value {
  const images = seenFrom(file.replace(/^content\//, ''), 'images/');
  const rewrite = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(FROM_ROOT, images);
    if (Array.isArray(part)) return part.map(rewrite);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, child]) => [key, rewrite(child)]));
  };
  return rewrite(value) as Value;
}
