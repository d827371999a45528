import type { Node } from 'gatsby';
import type { ResolverContext } from './resolverContext';
import { tableHeaders } from './tableHeaders';

type Resolve = (
  source: Node,
  args: unknown,
  context: ResolverContext,
  info: { originalResolver: Resolve },
) => unknown;

/** `MarkdownRemark.html`, with headers in its tables. */
export const articleResolver: { resolve: Resolve } = {
  resolve: async (source, args, context, info) =>
    tableHeaders((await info.originalResolver(source, args, context, info)) as string),
};
