import type { Heading, InlineCode, Root, Text } from 'mdast';
import type { Node } from 'unist';
import visit from 'unist-util-visit';
import { PICTURE_WIDTH } from '../model/pictures';
import { type ArticleTarget, articleTargets, placeInArticle } from '../read/article';
import { checkText } from '../read/characters';
import { decodeUrl } from '../read/contentFiles';
import type { Content, Document } from '../read/document';
import { type Place, type Problem, problem, unknownNameRemedy } from '../read/problem';
import plainText from '../remark-article/plainText';
import addSections from '../remark-article/sections';
import { sourceFileFor } from '../translation/languageFolders';
import { checkArticleHtml } from './checkArticleHtml';
import { checkLink } from './checkLinks';
import { checkPicture } from './checkPictures';

const SECTION_LEVEL = 2;

function checkHeading(place: Place, heading: Heading, isTopLevel: boolean): Problem[] {
  const text = plainText(heading);
  if (text.trim() === '') return [problem(place, 'a heading is empty', 'write its text, or remove the #')];
  if (heading.depth === 1)
    return [problem(place, `"# ${text}" has the level of the headline`, 'write ## instead')];
  if (heading.depth !== SECTION_LEVEL || isTopLevel) return [];
  const message = `the heading "${text}" is inside a quotation, list or footnote`;
  return [problem(place, message, 'move it to the start of a line, or write ### instead of ##')];
}

function checkSectionLink(place: Place, url: string, tree: Root): Problem[] {
  const sections = addSections(tree).map((id) => `#${id}`);
  const wanted = decodeUrl(url) ?? url;
  if (sections.includes(wanted)) return [];
  return [problem(place, `the article has no section "${url}"`, unknownNameRemedy(wanted, sections))];
}

function checkTarget(content: Content, file: string, tree: Root, { node, url, place }: ArticleTarget) {
  const isPicture = node.type === 'image' || node.type === 'imageReference';
  const text = isPicture ? (node.alt ?? '') : plainText(node);
  const message = `the ${isPicture ? 'picture' : 'link to'} "${url}" has no text`;
  const found = text.trim() ? [] : [problem(place, message, 'write it between the square brackets')];
  if (isPicture)
    return [...found, ...checkPicture(content, place, sourceFileFor(file), url, PICTURE_WIDTH.card)];
  if (url.startsWith('#')) return [...found, ...checkSectionLink(place, url, tree)];
  return [...found, ...checkLink(content, place, url)];
}

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
  visit(body.tree as Node, ['heading', 'text', 'inlineCode'], (node, _, parent) => {
    const place = placeInArticle(document, node);
    if (node.type === 'heading')
      return void found.push(...checkHeading(place, node as Heading, parent?.type === 'root'));
    // The parser replaces invalid references such as `&#11;` with U+FFFD.
    const { value } = node as Text | InlineCode;
    if (value.includes('\uFFFD')) found.push(...checkText(value, () => place));
  });
  return [
    ...found,
    ...articleTargets(document).flatMap((target) => checkTarget(content, document.file, body.tree, target)),
    ...checkArticleHtml(document, body.tree),
  ];
}
