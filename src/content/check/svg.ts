/** Checks SVG files, such as the logo. Drawing software creates these files, and pages may embed them unchanged. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseXml } from '@rgrove/parse-xml';
import { isDrawing } from '../pictures';
import { viewBoxOf } from '../viewBox';
import type { Content } from './document';
import { fileProblem, type Problem, positionAt, problem } from './problem';

const SAVE_PLAIN = 'save it again as plain SVG, without scripts and external files';

/** What an SVG file must not contain: scripts, references to other files, and text, whose font may be missing. */
const FORBIDDEN: readonly [pattern: RegExp, message: (found: string) => string, remedy: string][] = [
  [
    /<(?:\w+:)?(script|foreignObject)\b|\s(on\w+)\s*=/gi,
    (found) => `contains "${found}", which can run code`,
    SAVE_PLAIN,
  ],
  [
    /(?:\bhref\s*=\s*|\burl\(\s*|@import\s*)(?:["']|&quot;|&apos;)?\s*(?!#|data:image\/(?:png|jpeg|webp);|url\()([^\s"')&]+)/gi,
    (found) => `refers to "${found}", which is outside of the file`,
    SAVE_PLAIN,
  ],
  [/<(text)\b/g, () => 'contains text, whose font depends on the device', 'convert it to paths (outlines)'],
];

function checkSvg(file: string, svg: string): Problem[] {
  const fileIs = (message: string, remedy = SAVE_PLAIN) => fileProblem(file, 'picture', message, remedy);
  const found = FORBIDDEN.flatMap(([pattern, message, remedy]) =>
    [...svg.matchAll(pattern)].map(({ index, 1: first, 2: second }) => {
      const { line } = positionAt(svg, index + 1);
      return problem({ file, line, field: 'picture' }, message(first ?? second ?? ''), remedy);
    }),
  );
  try {
    const { root } = parseXml(svg);
    if (root?.name !== 'svg' || root.attributes.xmlns !== 'http://www.w3.org/2000/svg')
      return [fileIs('is not an SVG')];
    if (viewBoxOf(root)) return found;
    return [...found, fileIs('has no viewBox, so it cannot be scaled', 'save it again with a viewBox')];
  } catch (error) {
    return [fileIs(`cannot be read: ${(error as Error).message.split('\n')[0]}`)];
  }
}

export const checkSvgFiles = ({ dir, files }: Content): Problem[] =>
  [...files].filter(isDrawing).flatMap((file) => checkSvg(file, readFileSync(path.join(dir, file), 'utf8')));
