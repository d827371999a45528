/** Checks that pictures exist, are wide enough, not too heavy, and used. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import MarkdownIt from 'markdown-it';
import { PICTURE_WIDTH } from '../pictures';
import { eachFieldKind, formatPath, valueAt } from '../schema';
import type { CheckContext, CheckResult } from './context';
import type { Document } from './document';
import { type FileProblem, nearest } from './problem';

/** Bytes. A heavier source makes the repository larger without making the site's pictures better. */
const MAX_BYTES = 700 * 1024;

const isPicture = (file: string): boolean => /\.(jpe?g|png)$/i.test(file);

/** Returns a function that gives the width of a picture in `contentDir`, and reads each file only once. */
export function widthReader(contentDir: string): CheckContext['widthOf'] {
  const widths = new Map<string, number | undefined>();
  const read = (file: string): number | undefined => {
    try {
      return imageSize(readFileSync(path.join(contentDir, file))).width;
    } catch {
      return undefined;
    }
  };
  return (file) => {
    if (!widths.has(file)) widths.set(file, read(file));
    return widths.get(file);
  };
}

/**
 * Checks that a picture exists and is wide enough.
 * @param fromFile the document, relative to the content folder
 * @param reference the path of the picture as the document has it, relative to the document
 * @param minWidth in pixels
 */
export function checkPicture(
  context: CheckContext,
  fromFile: string,
  reference: string,
  minWidth: number,
): CheckResult {
  const folder = path.posix.dirname(fromFile);
  const target = path.posix.join(folder, reference);
  const relativeToDocument = (file: string): string => {
    const relative = path.posix.relative(folder, file);
    return relative.startsWith('.') ? relative : `./${relative}`;
  };
  if (!context.files.has(target)) {
    const otherCase = [...context.files].find((file) => file.toLowerCase() === target.toLowerCase());
    if (otherCase)
      return [
        `"${reference}" differs from the picture's name in letter case`,
        `write "${relativeToDocument(otherCase)}"`,
      ];
    const guess = nearest(target, [...context.files].filter(isPicture));
    return [
      `the picture "${reference}" does not exist`,
      guess
        ? `put it into content/images, or did you mean "${relativeToDocument(guess)}"?`
        : 'put it into content/images',
    ];
  }
  const width = context.widthOf(target);
  if (width === undefined)
    return [`the picture "${reference}" cannot be read`, 'save it again as JPEG or PNG'];
  return width < minWidth
    ? [`the picture "${reference}" is ${width} pixels wide`, `use one of ${minWidth} pixels or more`]
    : undefined;
}

/** `decodeURI` that returns a malformed reference unchanged: no file has that name, so it is reported as missing. */
export function decoded(reference: string): string {
  try {
    return decodeURI(reference);
  } catch {
    return reference;
  }
}

/** One use of a picture in a document. */
export interface ShownPicture {
  /** The picture file, relative to the content folder. */
  picture: string;
  /** Pixels. */
  minWidth: number;
  /** Where it is named in the document. */
  field: string;
  line: number;
}

/** All pictures that a document shows. Skips values that are not a picture; `checkShape` reports them. */
export function shownPictures({ file, type, parsed }: Document): ShownPicture[] {
  const shown: ShownPicture[] = [];
  const pictureAt = (reference: string) => path.posix.join(path.posix.dirname(file), reference);
  eachFieldKind(type.schema, parsed.data, (fieldKind, value, fieldPath) => {
    const reference = valueAt(value, ['file']);
    if (fieldKind.kind !== 'picture' || typeof reference !== 'string') return;
    const filePath = [...fieldPath, 'file'];
    shown.push({
      picture: pictureAt(reference),
      minWidth: fieldKind.minWidth,
      field: formatPath(filePath),
      line: parsed.lineOf(filePath),
    });
  });
  const { text, line: start } = parsed.body ?? { text: '', line: 1 };
  for (const { children, map } of new MarkdownIt().parse(text, {}))
    for (const child of children ?? [])
      if (child.type === 'image')
        shown.push({
          picture: pictureAt(decoded(String(child.attrGet('src') ?? ''))),
          minWidth: PICTURE_WIDTH.card,
          field: 'article',
          line: start + (map?.[0] ?? 0),
        });
  return shown;
}

/** Warns of pictures that are too heavy or that no document shows. */
export function checkPictureFiles(context: CheckContext, documents: readonly Document[]): FileProblem[] {
  const used = new Set(documents.flatMap(shownPictures).map(({ picture }) => picture));
  const warning = (file: string, message: string, remedy: string): FileProblem => ({
    severity: 'warning',
    file,
    line: 1,
    field: 'picture',
    message,
    remedy,
  });
  return [...context.files].filter(isPicture).flatMap((file) => {
    const kilobytes = Math.round(statSync(path.join(context.contentDir, file)).size / 1024);
    return [
      ...(kilobytes * 1024 > MAX_BYTES
        ? [
            warning(
              file,
              `has ${kilobytes} KB, which every copy of the repository carries for good`,
              'save it as a JPEG of quality 85, at most 2000 pixels wide',
            ),
          ]
        : []),
      ...(used.has(file) || context.incomplete
        ? []
        : [warning(file, 'is not shown anywhere', 'name it in a document, or delete it')]),
    ];
  });
}
