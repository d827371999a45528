import path from 'node:path';
import type { Node } from 'gatsby';
import { fileTypeOf } from '../../content/collections';

/**
 * Returns the name of the GraphQL type of a content file, for gatsby-transformer-json.
 * @returns `UnknownDocument` if the file is in a wrong folder, which the content check reports
 */
export function documentTypeName({ node }: { node: Node }): string {
  const file = path.posix.normalize(String(node.relativePath));
  return fileTypeOf(file)?.type.graphqlType ?? 'UnknownDocument';
}
