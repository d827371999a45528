import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { seenFrom } from '../collections';
import { isDrawing, isPhotograph, isPicture, PICTURE_FORMATS } from '../model/pictures';
import { spellings } from '../read/contentFiles';
import type { Content } from '../read/document';
import { fileProblem, nearest, type Place, type Problem, positionAt, problem } from '../read/problem';
import type { PictureContent } from '../read/readPicture';

/** Checks that a picture exists and is wide enough. `checkPictureFiles` reports files that cannot be decoded. */
export function checkPicture(
  { files, pictures }: Content,
  place: Place,
  fromFile: string,
  reference: string,
  minWidth = 0,
): Problem[] {
  const target = path.posix.join(path.posix.dirname(fromFile), reference);
  const file = spellings(target).find((each) => files.has(each));
  if (!file) {
    const guess = nearest(target, [...files].filter(isDrawing(target) ? isDrawing : isPhotograph));
    const suggestion = guess ? `, or did you mean "${seenFrom(fromFile, guess)}"?` : '';
    const message = `the picture "${reference}" does not exist`;
    return [problem(place, message, `put it into content/images${suggestion}`)];
  }
  if (!isPicture(file))
    return [problem(place, `"${reference}" is not a picture`, 'name a JPEG, PNG, WebP, AVIF or SVG file')];
  const width = pictures.get(file)?.size?.width;
  if (width === undefined || width >= minWidth || isDrawing(file)) return [];
  const message = `the picture "${reference}" is only ${width} pixels wide`;
  return [problem(place, message, `use one with at least ${minWidth} pixels`)];
}

/** Limits of file sizes in KB. The build publishes SVG files without resizing. */
const PHOTOGRAPH = {
  limit: 700,
  why: 'Git keeps every version permanently',
  remedy: 'save it as a JPEG of quality 85, at most 2000 pixels wide',
};
const DRAWING = {
  limit: 30,
  why: 'every visitor loads it',
  remedy: 'simplify it: fewer points, no embedded pictures',
};

function checkFormat(file: string, { format, size }: PictureContent): Problem[] {
  const found = (message: string, remedy: string) => [fileProblem(file, 'picture', message, remedy)];
  if (!format)
    return found(
      'is empty, damaged or no picture',
      'save or upload it again from the original, as JPEG or PNG',
    );
  const extension = path.posix.extname(file);
  const expected = format === 'SVG' ? 'svg' : PICTURE_FORMATS[format as keyof typeof PICTURE_FORMATS];
  if (!new RegExp(`^\\.${expected}$`, 'i').test(extension))
    return found(
      `is a file in the format ${format}, although its name ends in ${extension}`,
      'open it in an image editor, and save it as JPEG or PNG',
    );
  if (size) return [];
  return found(
    `is incomplete or damaged, so the ${format} cannot be read`,
    'open it in an image editor and save it again, or upload it again from the original',
  );
}

const SAVE_PLAIN = 'save it again as plain SVG, without scripts and external files';

/** The start of a reference: `href="`, `url(`, `@import '`. */
const REFERENCE = String.raw`(?:\bhref\s*=\s*|\burl\(\s*|@import\s*)(?:["']|&quot;|&apos;)?\s*`;
/** The start of a reference to the same file, or of an embedded picture: `#grain`, `data:image/png;`. */
const INSIDE = String.raw`#|data:image\/(?:png|jpeg|webp);|url\(`;

/** What an SVG file must not contain: scripts, references to other files, and text, whose font may be missing. */
const FORBIDDEN: readonly [pattern: RegExp, message: (found: string) => string, remedy: string][] = [
  [
    /<(?:\w+:)?(script|foreignObject)\b|\s(on\w+)\s*=/gi,
    (found) => `contains "${found}", which can run code`,
    SAVE_PLAIN,
  ],
  [
    new RegExp(String.raw`${REFERENCE}(?!${INSIDE})([^\s"')&]+)`, 'gi'),
    (found) => `refers to "${found}", which is outside of the file`,
    SAVE_PLAIN,
  ],
  [/<(text)\b/g, () => 'contains text, whose font depends on the device', 'convert it to paths (outlines)'],
];

/** Reports what must not be in an SVG, whose text is empty for other pictures. */
function checkSvg(file: string, svg: string): Problem[] {
  const found = FORBIDDEN.flatMap(([pattern, message, remedy]) =>
    [...svg.matchAll(pattern)].map(({ index, 1: first, 2: second }) => {
      const { line } = positionAt(svg, index + 1);
      return problem({ file, line, field: 'picture' }, message(first ?? second ?? ''), remedy);
    }),
  );
  const [root] = /<svg\b[^>]*>/.exec(svg) ?? [];
  if (!root || (root.includes(' viewBox=') && root.includes(' xmlns='))) return found;
  const noRoot = 'has no viewBox or no xmlns, so browsers cannot scale or show it';
  return [...found, fileProblem(file, 'picture', noRoot, SAVE_PLAIN)];
}

export function checkPictureFiles({ dir, files, pictures }: Content): Problem[] {
  return [...files].filter(isPicture).flatMap((file) => {
    const svg = isDrawing(file) ? readFileSync(path.join(dir, file), 'utf8') : '';
    const kilobytes = Math.round(statSync(path.join(dir, file)).size / 1024);
    const { limit, why, remedy } = isDrawing(file) ? DRAWING : PHOTOGRAPH;
    const tooLarge = fileProblem(file, 'picture', `is ${kilobytes} KB; ${why}`, remedy, 'warning');
    const content = pictures.get(file);
    return [
      ...(content ? checkFormat(file, content) : []),
      ...(kilobytes > limit ? [tooLarge] : []),
      ...checkSvg(file, svg),
    ];
  });
}
