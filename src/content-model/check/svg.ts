/** Checks SVG files: the logo, which each page shows, and which other programs draw. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseXml, XmlElement, XmlError, type XmlNode, XmlProcessingInstruction } from '@rgrove/parse-xml';
import type { CheckContext } from './context';
import type { FileProblem } from './problem';

const NAMESPACE = 'http://www.w3.org/2000/svg';
const SAVE_PLAIN = 'save it again as plain SVG, without scripts and other files';

type Told = [message: string, remedy: string];

const holdsProgram = (what: string): Told => [`holds ${what}, which may run a program`, SAVE_PLAIN];
const refersTo = (target: string): Told => [`refers to "${target}", which is not part of it`, SAVE_PLAIN];

/** An element of the same file, or a picture in its text. */
const isWithin = (target: string): boolean => /^\s*(#|data:image\/(png|jpeg|webp);)/.test(target);

/** What CSS, or an attribute that takes CSS, loads. */
const loadedBy = (css: string): string[] =>
  [...css.matchAll(/(?:url\(|@import)\s*["']?([^"');]*)/gi)].map(([, target = '']) => target);

/** What an element loads, or refers to. */
function targetsOf({ name, attributes, text }: XmlElement): string[] {
  const targets = Object.entries(attributes).flatMap(([attribute, value]) =>
    /^(.+:)?href$/i.test(attribute) ? [value] : loadedBy(value),
  );
  return name === 'style' ? [...targets, ...loadedBy(text)] : targets;
}

function checkNode(node: XmlNode): Told[] {
  if (node instanceof XmlProcessingInstruction && node.name === 'xml-stylesheet')
    return [refersTo(node.content)];
  if (!(node instanceof XmlElement)) return [];
  if (/^(.+:)?(script|foreignObject)$/i.test(node.name)) return [holdsProgram(`<${node.name}>`)];
  if (node.name === 'text')
    return [['holds letters, which each device sets in its own font', 'convert them to paths (outlines)']];
  const handlers = Object.keys(node.attributes).filter((attribute) => /^on/i.test(attribute));
  return [
    ...handlers.map((handler) => holdsProgram(`"${handler}"`)),
    ...targetsOf(node)
      .filter((target) => !isWithin(target))
      .map(refersTo),
  ];
}

const withDescendants = (node: XmlNode): XmlNode[] => [
  node,
  ...(node instanceof XmlElement ? node.children.flatMap(withDescendants) : []),
];

/** Whether an element has a coordinate system with a width and a height. */
function hasViewBox({ attributes: { viewBox = '' } }: XmlElement): boolean {
  const [x, y, width = 0, height = 0, ...rest] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return Number.isFinite(x) && Number.isFinite(y) && width > 0 && height > 0 && rest.length === 0;
}

/**
 * What a browser would not show, what each would show differently, and what must not be published: programs and
 * addresses of others.
 */
function checkSvg(svg: string): { line: number; told: Told }[] {
  try {
    const { root, children } = parseXml(svg, { includeOffsets: true });
    if (root?.name !== 'svg' || root.attributes.xmlns !== NAMESPACE)
      return [{ line: 1, told: ['is no SVG', SAVE_PLAIN] }];
    const lineOf = (node: XmlNode): number => svg.slice(0, node.start).split('\n').length;
    const found = children
      .flatMap(withDescendants)
      .flatMap((node) => checkNode(node).map((told) => ({ line: lineOf(node), told })));
    if (!hasViewBox(root))
      found.push({
        line: lineOf(root),
        told: [
          'has no viewBox, by which it is scaled',
          'save it again with one; many programs call it "responsive"',
        ],
      });
    return found;
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return [{ line: error.line, told: [`cannot be read: ${error.message.split('\n')[0]}`, SAVE_PLAIN] }];
  }
}

/** Reports what is wrong in the SVG files of the content (docs/behaviour.md, "Content check"). */
export const checkSvgFiles = ({ contentDir, files }: CheckContext): FileProblem[] =>
  [...files]
    .filter((file) => file.endsWith('.svg'))
    .flatMap((file) =>
      checkSvg(readFileSync(path.join(contentDir, file), 'utf8')).map(
        ({ line, told: [message, remedy] }): FileProblem => ({
          file,
          line,
          field: 'picture',
          message,
          remedy,
        }),
      ),
    );
