/** Checks that pictures exist, are wide enough, are small enough as files, and are used. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { PICTURE_WIDTH } from '../pictures';
import { formatPath, valueAt, valuesOfKind, valuesWithKind } from '../schema';
import { seenFrom } from '../seenFrom';
import { articleParts } from './articleParts';
import type { CheckContext } from './context';
import type { Document } from './document';
import { type Flaw, fileProblem, nearest, type Problem } from './problem';

/** File size limits in KB. SVG files have a lower limit, because the build publishes them without resizing. */
const sizeLimits = {
  photograph: {
    limit: 700,
    why: 'which stay in the history of the repository for good',
    remedy: 'save it as a JPEG of quality 85, at most 2000 pixels wide',
  },
  svg: {
    limit: 30,
    why: 'which every visitor loads',
    remedy: 'simplify it: fewer points, no embedded pictures',
  },
} as const;

const isPicture = (file: string): boolean => /\.(jpe?g|png|svg)$/i.test(file);

const targetOf = (fromFile: string, reference: string): string =>
  path.posix.join(path.posix.dirname(fromFile), reference);

/** Returns a function that reads the width of a picture in `contentDir`. The function caches the widths. */
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
 * Checks that a picture exists.
 * @param fromFile the document, relative to the content folder
 * @param reference the path of the picture as written in the document, relative to the document
 */
export function checkExists({ files }: CheckContext, fromFile: string, reference: string): Flaw | undefined {
  const target = targetOf(fromFile, reference);
  if (files.has(target)) return undefined;
  const otherCase = [...files].find((file) => file.toLowerCase() === target.toLowerCase());
  if (otherCase)
    return [
      `"${reference}" differs from the file name in letter case`,
      `write "${seenFrom(fromFile, otherCase)}"`,
    ];
  const isAlike = (file: string): boolean =>
    isPicture(file) && file.endsWith('.svg') === target.endsWith('.svg');
  const guess = nearest(target, [...files].filter(isAlike));
  return [
    `the picture "${reference}" does not exist`,
    guess
      ? `put it into content/images, or did you mean "${seenFrom(fromFile, guess)}"?`
      : 'put it into content/images',
  ];
}

/** Checks that a picture exists and is wide enough. `fromFile` and `reference` are the same as in `checkExists`. */
export function checkPicture(
  context: CheckContext,
  fromFile: string,
  reference: string,
  minWidth: number,
): Flaw | undefined {
  const missing = checkExists(context, fromFile, reference);
  if (missing) return missing;
  const width = context.widthOf(targetOf(fromFile, reference));
  if (width === undefined)
    return [`the picture "${reference}" cannot be read`, 'save it again as JPEG or PNG'];
  return width < minWidth
    ? [`the picture "${reference}" is only ${width} pixels wide`, `use one with at least ${minWidth} pixels`]
    : undefined;
}

/** Decodes a URL like `decodeURI`, but returns undefined if the URL is malformed. */
export function decoded(url: string): string | undefined {
  try {
    return decodeURI(url);
  } catch {
    return undefined;
  }
}

export interface ShownPicture {
  /** The picture file, relative to the content folder. */
  picture: string;
  minWidth: number;
  /** The field of the document that contains the path of the picture. */
  field: string;
  line: number;
}

/** Lists all pictures that a document shows. Skips invalid values, because `checkShape` reports them. */
export function shownPictures({ file, type, parsed }: Document): ShownPicture[] {
  const inFields = valuesWithKind(type.schema, parsed.data).flatMap(
    ({ fieldKind, value, path: fieldPath }) => {
      const reference = valueAt(value, ['file']);
      if (fieldKind.kind !== 'picture' || typeof reference !== 'string') return [];
      const filePath = [...fieldPath, 'file'];
      const picture = targetOf(file, reference);
      const [field, line] = [formatPath(filePath), parsed.lineOf(filePath)];
      return [{ picture, minWidth: fieldKind.minWidth, field, line }];
    },
  );
  const inArticle = (parsed.body ? articleParts(parsed.body) : [])
    .filter(({ kind }) => kind === 'picture')
    .map(({ value, line }) => {
      const picture = targetOf(file, decoded(value) ?? value);
      return { picture, minWidth: PICTURE_WIDTH.card, field: 'article', line };
    });
  return [...inFields, ...inArticle];
}

const namedSvgs = ({ file, type, parsed }: Document): string[] =>
  valuesOfKind('svgFile', type.schema, parsed.data).map((reference) => targetOf(file, String(reference)));

export function checkPictureFiles(context: CheckContext, documents: readonly Document[]): Problem[] {
  const used = new Set([
    ...documents.flatMap(shownPictures).map(({ picture }) => picture),
    ...documents.flatMap(namedSvgs),
  ]);
  const warning = (file: string, message: string, remedy: string): Problem =>
    fileProblem(file, 'picture', message, remedy, 'warning');
  return [...context.files].filter(isPicture).flatMap((file) => {
    const kilobytes = Math.round(statSync(path.join(context.contentDir, file)).size / 1024);
    const { limit, why, remedy } = sizeLimits[file.endsWith('.svg') ? 'svg' : 'photograph'];
    return [
      ...(kilobytes > limit ? [warning(file, `has ${kilobytes} KB, ${why}`, remedy)] : []),
      ...(used.has(file) || context.incomplete
        ? []
        : [warning(file, 'is not used', 'use it in a document, or delete it')]),
    ];
  });
}
