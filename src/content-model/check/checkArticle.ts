import type * as mdast from 'mdast';
import remark from 'remark';
import remarkFootnotes from 'remark-footnotes';
import remarkGfm from 'remark-gfm';
import type { Node } from 'unist';
import visit from 'unist-util-visit';
import { PICTURE_WIDTH } from '../model/pictures';
import { checkText } from '../read/characters';
import { decodeUrl } from '../read/contentFiles';
import { type Content, type Document, placeInArticle } from '../read/document';
import { type Place, type Problem, problem, unknownNameRemedy } from '../read/problem';
import { addSections, plainText } from '../remark-article/sections';
import { sourceFileFor } from '../translation/languageFolders';
import { checkArticleHtml, checkArticleSigns } from './checkArticleSyntax';
import { checkLink } from './checkLinks';
import { checkPicture } from './checkPictures';

/** Parses Markdown with the same parser and default plugins as gatsby-transformer-remark. */
const parser = remark().use(remarkGfm).use(remarkFootnotes, { inlineNotes: true });

export const parseArticle = (markdown: string): mdast.Root => parser.parse(markdown) as mdast.Root;

const SECTION_LEVEL = 2;

function checkHeading(place: Place, heading: mdast.Heading, isTopLevel: boolean): Problem[] {
  const text = plainText(heading);
  if (text.trim() === '') return [problem(place, 'a heading is empty', 'write its text, or remove the #')];
  if (heading.depth === 1)
    return [problem(place, `"# ${text}" has the level of the headline`, 'write ## instead')];
  if (heading.depth !== SECTION_LEVEL || isTopLevel) return [];
  const message = `the heading "${text}" is inside a quotation, list or footnote`;
  return [problem(place, message, 'move it to the start of a line, or write ### instead of ##')];
}

function checkSectionLink(place: Place, url: string, tree: mdast.Root): Problem[] {
  const sections = addSections(tree).map((id) => `#${id}`);
  const wanted = decodeUrl(url) ?? url;
  if (sections.includes(wanted)) return [];
  return [problem(place, `the article has no section "${url}"`, unknownNameRemedy(wanted, sections))];
}

type Target = mdast.Link | mdast.Image | mdast.LinkReference | mdast.ImageReference;

function checkTargets(content: Content, document: Document, tree: mdast.Root): Problem[] {
  const urls = new Map<string, string>();
  // If a reference has several definitions, Markdown uses the first one.
  visit(tree, 'definition', ({ identifier, url }: mdast.Definition) => {
    if (!urls.has(identifier)) urls.set(identifier, url);
  });
  const found: Problem[] = [];
  visit(tree, ['link', 'image', 'linkReference', 'imageReference'], (node: Target) => {
    const url = 'url' in node ? node.url : urls.get(node.identifier);
    if (url === undefined) return;
    const place = placeInArticle(document, node);
    const isPicture = node.type === 'image' || node.type === 'imageReference';
    const text = isPicture ? (node.alt ?? '') : plainText(node);
    const message = `the ${isPicture ? 'picture' : 'link to'} "${url}" has no text`;
    if (!text.trim()) found.push(problem(place, message, 'write it between the square brackets'));
    if (isPicture)
      found.push(...checkPicture(content, place, sourceFileFor(document.file), url, PICTURE_WIDTH.card));
    else if (url.startsWith('#')) found.push(...checkSectionLink(place, url, tree));
    else found.push(...checkLink(content, place, url));
  });
  return found;
}

/** Checks an article. Its tree is not kept, because trees need much memory. */
export function checkArticle(document: Document, content: Content): Problem[] {
  const { body } = document.parsed;
  if (!body) return [];
  const start = placeInArticle(document, {});
  if (!/\S/.test(body.text)) return [problem(start, 'is empty', 'write it below the front matter')];
  const found = body.text
    .split('\n')
    .flatMap((text, line) =>
      checkText(text, (index) => ({ ...start, line: start.line + line, column: index + 1 })),
    );
  if (found.some(({ severity }) => severity === 'error')) return found;
  const tree = parseArticle(body.text);
  visit(tree as Node, ['heading', 'text', 'inlineCode'], (node, _, parent) => {
    const place = placeInArticle(document, node);
    if (node.type === 'heading')
      return void found.push(...checkHeading(place, node as mdast.Heading, parent?.type === 'root'));
    // The parser replaces invalid references such as `&#11;` with U+FFFD.
    const { value } = node as mdast.Text | mdast.InlineCode;
    if (value.includes('\uFFFD')) found.push(...checkText(value, () => place));
  });
  found.push(...checkTargets(content, document, tree), ...checkArticleHtml(document, tree));
  return [...found, ...checkArticleSigns(document, tree)];
}
