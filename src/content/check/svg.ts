/** Checks SVG files, such as the logo. Drawing software creates these files, and pages may embed them unchanged. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseXml, XmlElement, XmlError, type XmlNode, XmlProcessingInstruction } from '@rgrove/parse-xml';
import { isDrawing } from '../pictures';
import { viewBoxOf } from '../viewBox';
import type { CheckContext } from './context';
import { type Finding, type Flaw, finding, type Problem } from './problem';

const NAMESPACE = 'http://www.w3.org/2000/svg';
const SAVE_PLAIN = 'save it again as plain SVG, without scripts and external files';

const runsScript = (what: string): Flaw => [`contains ${what}, which can run code`, SAVE_PLAIN];
const refersTo = (target: string): Flaw => [
  `refers to "${target}", which is outside of the file`,
  SAVE_PLAIN,
];

/** Checks whether a URL refers to an element of the same file or is an embedded picture. */
const isWithin = (target: string): boolean => /^\s*(#|data:image\/(png|jpeg|webp);)/.test(target);

/** Returns the URLs in a style sheet or in an attribute that may contain CSS. */
const loadedBy = (css: string): string[] =>
  [...css.matchAll(/(?:url\(|@import)\s*["']?([^"');]*)/gi)].map(([, target = '']) => target);

function targetsOf({ name, attributes, text }: XmlElement): string[] {
  const targets = Object.entries(attributes).flatMap(([attribute, value]) =>
    /^(.+:)?href$/i.test(attribute) ? [value] : loadedBy(value),
  );
  return name === 'style' ? [...targets, ...loadedBy(text)] : targets;
}

function checkNode(node: XmlNode): Flaw[] {
  if (node instanceof XmlProcessingInstruction && node.name === 'xml-stylesheet')
    return [refersTo(node.content)];
  if (!(node instanceof XmlElement)) return [];
  if (/^(.+:)?(script|foreignObject)$/i.test(node.name)) return [runsScript(`<${node.name}>`)];
  if (node.name === 'text')
    return [['contains text, whose font depends on the device', 'convert the text to paths (outlines)']];
  const handlers = Object.keys(node.attributes).filter((attribute) => /^on/i.test(attribute));
  return [
    ...handlers.map((handler) => runsScript(`"${handler}"`)),
    ...targetsOf(node)
      .filter((target) => !isWithin(target))
      .map(refersTo),
  ];
}

const withDescendants = (node: XmlNode): XmlNode[] => [
  node,
  ...(node instanceof XmlElement ? node.children.flatMap(withDescendants) : []),
];

const NO_VIEW_BOX: Flaw = [
  'has no viewBox, so it cannot be scaled',
  'save it again with one; many programs call this "responsive"',
];

/** Finds scripts, external references, and features that browsers render differently or not at all. */
function checkSvg(svg: string): Finding[] {
  try {
    const { root, children } = parseXml(svg, { includeOffsets: true });
    if (root?.name !== 'svg' || root.attributes.xmlns !== NAMESPACE)
      return [finding(1, 'picture', ['is not an SVG', SAVE_PLAIN])];
    const findingOn = (node: XmlNode, flaw: Flaw): Finding =>
      finding(svg.slice(0, node.start).split('\n').length, 'picture', flaw);
    const found = children
      .flatMap(withDescendants)
      .flatMap((node) => checkNode(node).map((flaw) => findingOn(node, flaw)));
    return viewBoxOf(root) ? found : [...found, findingOn(root, NO_VIEW_BOX)];
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return [finding(error.line, 'picture', [`cannot be read: ${error.message.split('\n')[0]}`, SAVE_PLAIN])];
  }
}

export const checkSvgFiles = ({ contentDir, files }: CheckContext): Problem[] =>
  [...files]
    .filter(isDrawing)
    .flatMap((file) =>
      checkSvg(readFileSync(path.join(contentDir, file), 'utf8')).map((found) => ({ file, ...found })),
    );
