/** Checks SVG files, such as the logo. Drawing software creates these files, and pages may embed them unchanged. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseXml, XmlElement, XmlError, type XmlNode, XmlProcessingInstruction } from '@rgrove/parse-xml';
import { isDrawing } from '../pictures';
import { viewBoxOf } from '../viewBox';
import type { Content } from './document';
import { type Problem, problem } from './problem';

const NAMESPACE = 'http://www.w3.org/2000/svg';
const SAVE_PLAIN = 'save it again as plain SVG, without scripts and external files';

/** Checks whether a URL refers to an element of the same file or is an embedded picture. */
const isWithin = (target: string): boolean => /^\s*(#|data:image\/(png|jpeg|webp);)/.test(target);

/** Returns the URLs in a style sheet or in an attribute that may contain CSS. */
const loadedBy = (css: string): string[] =>
  [...css.matchAll(/(?:url\(|@import)\s*["']?([^"');]*)/gi)].map(([, target = '']) => target);

/** Returns what a node refers to. */
function targetsOf(node: XmlNode): string[] {
  if (node instanceof XmlProcessingInstruction) return node.name === 'xml-stylesheet' ? [node.content] : [];
  if (!(node instanceof XmlElement)) return [];
  const inAttributes = Object.entries(node.attributes).flatMap(([attribute, value]) =>
    /^(.+:)?href$/i.test(attribute) ? [value] : loadedBy(value),
  );
  return node.name === 'style' ? [...inAttributes, ...loadedBy(node.text)] : inAttributes;
}

const runsCode = ({ name, attributes }: XmlElement): string[] => [
  ...(/^(.+:)?(script|foreignObject)$/i.test(name) ? [`<${name}>`] : []),
  ...Object.keys(attributes)
    .filter((attribute) => /^on/i.test(attribute))
    .map((attribute) => `"${attribute}"`),
];

const withDescendants = (node: XmlNode): XmlNode[] => [
  node,
  ...(node instanceof XmlElement ? node.children.flatMap(withDescendants) : []),
];

/** Finds scripts, external references, and features that browsers render differently or not at all. */
function checkSvg(file: string, svg: string): Problem[] {
  const at = (line: number, message: string, remedy: string) =>
    problem({ file, line, field: 'picture' }, message, remedy);
  const lineOf = ({ start }: XmlNode) => svg.slice(0, start).split('\n').length;
  try {
    const { root, children } = parseXml(svg, { includeOffsets: true });
    if (root?.name !== 'svg' || root.attributes.xmlns !== NAMESPACE)
      return [at(1, 'is not an SVG', SAVE_PLAIN)];
    const found = children.flatMap(withDescendants).flatMap((node) => {
      const line = lineOf(node);
      const isText = node instanceof XmlElement && node.name === 'text';
      return [
        ...(node instanceof XmlElement ? runsCode(node) : []).map((what) =>
          at(line, `contains ${what}, which can run code`, SAVE_PLAIN),
        ),
        ...targetsOf(node)
          .filter((target) => !isWithin(target))
          .map((target) => at(line, `refers to "${target}", which is outside of the file`, SAVE_PLAIN)),
        ...(isText
          ? [at(line, 'contains text, whose font depends on the device', 'convert it to paths (outlines)')]
          : []),
      ];
    });
    return viewBoxOf(root)
      ? found
      : [
          ...found,
          at(lineOf(root), 'has no viewBox, so it cannot be scaled', 'save it again with a viewBox'),
        ];
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return [at(error.line, `cannot be read: ${error.message.split('\n')[0]}`, SAVE_PLAIN)];
  }
}

export const checkSvgFiles = ({ dir, files }: Content): Problem[] =>
  [...files].filter(isDrawing).flatMap((file) => checkSvg(file, readFileSync(path.join(dir, file), 'utf8')));
