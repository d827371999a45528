import path from 'node:path';
import type { Node } from 'gatsby';
import { placeOf } from '../../content-model/collections';

/**
 * The GraphQL type of a content file, for gatsby-transformer-json.
 * @returns `UnknownDocument` for a file out of place, which the check has told of already
 */
export function documentTypeName({ node }: { node: Node }): string {
  const file = path.posix.normalize(String(node.relativePath));
  return placeOf(file)?.type.type ?? 'UnknownDocument';
}
