/** Checks the Markdown of articles. */
import type { Heading, InlineCode, Parent, Root, Text } from 'mdast';
import type { Node } from 'unist';
import visit from 'unist-util-visit';
import plainText from '../../../plugins/gatsby-remark-article/plainText.js';
import { decodeUrl } from '../decodeUrl';
import { PICTURE_WIDTH } from '../pictures';
import { sourceFileFor } from '../translation/languageFolders';
import { type ArticleTarget, articleTargets, placeInArticle, sectionIds } from './article';
import { checkArticleHtml } from './articleHtml';
import { checkText } from './characters';
import type { Content, Document } from './document';
import { checkLink } from './links';
import { checkPicture } from './pictures';
import { nearest, type Problem, problem } from './problem';

const SECTION_LEVEL = 2;

/** A character that Markdown shows unchanged, because it is after a backslash. */
const ESCAPED = /\\[!-/:-@[-`{-~]/g;

/**
 * Markdown of a link or picture that the parser has left in a text, usually because the path has a space. The text
 * may begin within the square brackets, and end before a URL that the parser has recognized.
 */
const UNPARSED =
  /!\[[^[\]]*\]\s?\([^)\n]*\)?|(?:^|\[)[^[\]]*\]\s?\((?:$|(?:[/#]|\.\.?\/|https?:|mailto:|tel:)[^)\n]*\)?)/g;

/** Reports the links and pictures in a text of the article that visitors see as Markdown. */
function checkUnparsed(document: Document, node: Text, source: string): Problem[] {
  const written = source.slice(node.position?.start.offset, node.position?.end.offset);
  const searched = written.replace(ESCAPED, '__');
  return [...searched.matchAll(UNPARSED)].map(({ index, 0: { length } }) => {
    const place = placeInArticle(document, node);
    const found = written.slice(index, index + length).replace(/\s*\n[\s>]*/g, ' ');
    return problem(
      { ...place, line: place.line + written.slice(0, index).split('\n').length - 1 },
      `visitors see "${found}" as text, not as a link or picture`,
      'write it like [our brochure](</our brochure.pdf>): no space before the round bracket, and < and > around a path with spaces or brackets',
    );
  });
}

function checkHeading(document: Document, heading: Heading, isTopLevel: boolean): Problem[] {
  const place = placeInArticle(document, heading);
  const text = plainText(heading);
  if (text.trim() === '') return [problem(place, 'a heading is empty', 'write its text, or remove the #')];
  if (heading.depth === 1)
    return [problem(place, `"# ${text}" has the level of the headline`, 'write ## instead')];
  return heading.depth === SECTION_LEVEL && !isTopLevel
    ? [
        problem(
          place,
          `the heading "${text}" is inside a quotation, list or footnote`,
          'move it to the start of a line, or write ### instead of ##',
        ),
      ]
    : [];
}

function checkTarget(document: Document, content: Content, { node, url, place }: ArticleTarget): Problem[] {
  const source = document.parsed.body?.text ?? '';
  if (node.type === 'image' || node.type === 'imageReference')
    return [
      ...checkPicture(content, place, sourceFileFor(document.file), url, PICTURE_WIDTH.card),
      ...(node.alt?.trim()
        ? []
        : [
            problem(
              place,
              `the picture "${url}" has no text`,
              'write what it shows between the square brackets: ![A heap of toor dal](...)',
            ),
          ]),
    ];
  const text = plainText(node);
  if (text.trim() === '')
    return [
      problem(
        place,
        `the link to "${url}" has no text`,
        'write its text between the square brackets: [our offices](/contact)',
      ),
    ];
  if (url.startsWith('#')) {
    const ids = sectionIds(source);
    const id = decodeUrl(url.slice(1)) ?? url.slice(1);
    const guess = nearest(id, ids);
    const remedy = guess ? `did you mean "#${guess}"?` : 'write the words of a ## heading, with hyphens';
    return ids.includes(id) ? [] : [problem(place, `the article has no section "${url}"`, remedy)];
  }
  // The parser adds http:// to a URL such as www.example.com.
  const isPlain = url === `http://${text}` && source.startsWith(text, node.position?.start.offset);
  return checkLink(content, place, url, isPlain ? text : url);
}

/** Checks the Markdown of an article. Other documents have no problems. */
export function checkArticle(document: Document, content: Content): Problem[] {
  const { body } = document.parsed;
  if (!body) return [];
  const start = placeInArticle(document, {});
  if (!/\S/.test(body.text)) return [problem(start, 'is empty', 'write it below the front matter')];
  const characters = body.text
    .split('\n')
    .flatMap((text, line) =>
      checkText(text, (index) => ({ ...start, line: start.line + line, column: index + 1 })),
    );
  if (characters.some(({ severity }) => severity === 'error')) return characters;
  const found: Problem[] = [];
  visit(body.tree as Node, (node, _, parent) => {
    if (node.type === 'heading')
      found.push(...checkHeading(document, node as Heading, parent === (body.tree as Root as Parent)));
    if (node.type === 'text') found.push(...checkUnparsed(document, node as Text, body.text));
    // The parser replaces invalid references such as `&#11;` with U+FFFD.
    const { value = '' } = node as Partial<Text | InlineCode>;
    if (/^(text|inlineCode)$/.test(node.type) && value.includes('\uFFFD'))
      found.push(...checkText(value, () => placeInArticle(document, node)));
  });
  return [
    ...characters,
    ...found,
    ...articleTargets(document).flatMap((target) => checkTarget(document, content, target)),
    ...checkArticleHtml(document, body.tree),
  ];
}
