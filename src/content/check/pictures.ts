/** Checks the pictures that documents show: that they exist, and that they are wide enough. */
import path from 'node:path';
import { spellings } from '../contentFiles';
import { isDrawing, isPhotograph, PICTURE_WIDTH } from '../pictures';
import { formatPath, valueAt, valuesWithKind } from '../schema';
import { seenFrom } from '../seenFrom';
import { articleParts } from './articleParts';
import type { CheckContext } from './context';
import type { Document } from './document';
import { type Flaw, nearest } from './problem';

type Files = CheckContext['files'];

const targetOf = (fromFile: string, reference: string): string =>
  path.posix.join(path.posix.dirname(fromFile), reference);

/**
 * Finds the picture that a document names.
 * @param fromFile the document, relative to the content folder
 * @param reference the path of the picture as written in the document, relative to the document
 */
export const findPicture = (files: Files, fromFile: string, reference: string): string | undefined =>
  spellings(targetOf(fromFile, reference)).find((file) => files.has(file));

/** Checks that a picture exists. The parameters are the same as in `findPicture`. */
export function checkExists({ files }: CheckContext, fromFile: string, reference: string): Flaw | undefined {
  if (findPicture(files, fromFile, reference)) return undefined;
  const targets = spellings(targetOf(fromFile, reference));
  const target = targets.at(-1) ?? '';
  const isSame = (file: string): boolean => targets.some((each) => each.toLowerCase() === file.toLowerCase());
  const otherCase = [...files].find(isSame);
  if (otherCase)
    return [
      `"${reference}" differs from the file name in letter case`,
      `write "${seenFrom(fromFile, otherCase)}"`,
    ];
  const isAlike = isDrawing(target) ? isDrawing : isPhotograph;
  const guess = nearest(target, [...files].filter(isAlike));
  return [
    `the picture "${reference}" does not exist`,
    guess
      ? `put it into content/images, or did you mean "${seenFrom(fromFile, guess)}"?`
      : 'put it into content/images',
  ];
}

/**
 * Checks that a picture exists and is wide enough. Drawings have no width in pixels, and `checkPictureFiles` reports
 * files that cannot be decoded. The parameters are the same as in `findPicture`.
 */
export function checkPicture(
  context: CheckContext,
  fromFile: string,
  reference: string,
  minWidth: number,
): Flaw | undefined {
  const file = findPicture(context.files, fromFile, reference);
  if (!file) return checkExists(context, fromFile, reference);
  if (!isDrawing(file) && !isPhotograph(file))
    return [`"${reference}" is not a picture`, 'name a JPEG, PNG, WebP, AVIF or SVG file'];
  const width = context.pictures.get(file)?.size?.width;
  return width !== undefined && width < minWidth
    ? [`the picture "${reference}" is only ${width} pixels wide`, `use one with at least ${minWidth} pixels`]
    : undefined;
}

export interface ShownPicture {
  /** The picture file, relative to the content folder. */
  picture: string;
  minWidth: number;
  /** The field of the document that contains the path of the picture. */
  field: string;
  line: number;
}

/** Lists all pictures that a document shows. Skips pictures that do not exist, which `checkExists` reports. */
export function shownPictures({ file, type, parsed }: Document, files: Files): ShownPicture[] {
  const shown = (reference: unknown, others: Omit<ShownPicture, 'picture'>): ShownPicture[] => {
    const picture = typeof reference === 'string' ? findPicture(files, file, reference) : undefined;
    return picture ? [{ picture, ...others }] : [];
  };
  const inFields = valuesWithKind(type.schema, parsed.data).flatMap(
    ({ fieldKind, value, path: fieldPath }) => {
      if (fieldKind.kind !== 'picture') return [];
      const filePath = [...fieldPath, 'file'];
      const [field, line] = [formatPath(filePath), parsed.lineOf(filePath)];
      return shown(valueAt(value, ['file']), { minWidth: fieldKind.minWidth, field, line });
    },
  );
  const inArticle = (parsed.body ? articleParts(parsed.body) : [])
    .filter(({ kind }) => kind === 'picture')
    .flatMap(({ value, line }) => shown(value, { minWidth: PICTURE_WIDTH.card, field: 'article', line }));
  return [...inFields, ...inArticle];
}
