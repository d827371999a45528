import type { CreateNodeArgs } from 'gatsby';

interface Options {
  isIncomplete: (relativePath: string) => boolean;
}

/**
 * Hides files from the transformers, which would make documents of them. In `gatsby-config.ts` this plugin must come
 * before them.
 */
export const onCreateNode = ({ node }: CreateNodeArgs, { isIncomplete }: Options): void => {
  if (node.internal.type === 'File' && isIncomplete(String(node.relativePath)))
    node.internal.mediaType = 'application/x-incomplete';
};
