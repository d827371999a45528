import hastToHtml from 'hast-util-to-html';
import mdastToHast from 'mdast-util-to-hast';
import remark from 'remark';
import remarkFootnotes from 'remark-footnotes';
import remarkGfm from 'remark-gfm';
import addStructure from '../../plugins/gatsby-remark-article';

/** Renders an article like gatsby-transformer-remark, without its pictures. */
export function renderArticle(markdown: string): string {
  const markdownAST = remark().use(remarkGfm).use(remarkFootnotes, { inlineNotes: true }).parse(markdown);
  addStructure({ markdownAST });
  const hast = mdastToHast(markdownAST, { allowDangerousHtml: true });
  return hastToHtml(hast, { allowDangerousHtml: true });
}
