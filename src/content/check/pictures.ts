/** Checks pictures: the files, and the documents that show them. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { spellings } from '../contentFiles';
import { isDrawing, isPhotograph, isPicture, PICTURE_FORMATS, PICTURE_WIDTH } from '../pictures';
import type { PictureContent } from '../readPicture';
import { valueAt, valuesOfKind, valuesWithKind } from '../schema';
import { seenFrom } from '../seenFrom';
import { sourceFileFor } from '../translation/languageFolders';
import { articleTargets } from './article';
import { type Content, type Document, placeOf } from './document';
import { fileProblem, nearest, type Place, type Problem, type ProblemTexts, problem } from './problem';

type Files = Content['files'];

const targetOf = (fromFile: string, reference: string): string =>
  path.posix.join(path.posix.dirname(fromFile), reference);

/**
 * Finds the picture that a document names.
 * @param fromFile the document, relative to the content folder
 * @param reference the path of the picture as written in the document, relative to the document
 */
const findPicture = (files: Files, fromFile: string, reference: string): string | undefined =>
  spellings(targetOf(fromFile, reference)).find((file) => files.has(file));

/** Checks that a picture exists. The parameters are the same as in `findPicture`. */
export function checkExists(
  { files }: Content,
  place: Place,
  fromFile: string,
  reference: string,
): Problem[] {
  if (findPicture(files, fromFile, reference)) return [];
  const targets = spellings(targetOf(fromFile, reference)).map((target) => target.toLowerCase());
  const otherCase = [...files].find((file) => targets.includes(file.toLowerCase()));
  if (otherCase) {
    const message = `"${reference}" differs from the file name in letter case`;
    return [problem(place, message, `write "${seenFrom(fromFile, otherCase)}"`)];
  }
  const [target = ''] = targets;
  const guess = nearest(target, [...files].filter(isDrawing(target) ? isDrawing : isPhotograph));
  const suggestion = guess ? `, or did you mean "${seenFrom(fromFile, guess)}"?` : '';
  const message = `the picture "${reference}" does not exist`;
  return [problem(place, message, `put it into content/images${suggestion}`)];
}

/**
 * Checks that a picture exists and is wide enough. Drawings have no width in pixels, and `checkPictureFiles` reports
 * files that cannot be decoded. The parameters are the same as in `findPicture`.
 */
export function checkPicture(
  content: Content,
  place: Place,
  fromFile: string,
  reference: string,
  minWidth: number,
): Problem[] {
  const file = findPicture(content.files, fromFile, reference);
  if (!file) return checkExists(content, place, fromFile, reference);
  if (!isPicture(file))
    return [problem(place, `"${reference}" is not a picture`, 'name a JPEG, PNG, WebP, AVIF or SVG file')];
  const width = content.pictures.get(file)?.size?.width;
  if (width === undefined || width >= minWidth) return [];
  const message = `the picture "${reference}" is only ${width} pixels wide`;
  return [problem(place, message, `use one with at least ${minWidth} pixels`)];
}

export interface ShownPicture extends Place {
  /** The picture file, relative to the content folder. */
  picture: string;
  minWidth: number;
}

/** Lists all pictures that a document shows. Skips pictures that do not exist, which `checkExists` reports. */
export function shownPictures(document: Document, files: Files): ShownPicture[] {
  const { file, type, parsed } = document;
  const shown = (reference: unknown, minWidth: number, place: Place): ShownPicture[] => {
    const picture = typeof reference === 'string' ? findPicture(files, file, reference) : undefined;
    return picture ? [{ ...place, picture, minWidth }] : [];
  };
  const inFields = valuesWithKind(type.schema, parsed.data).flatMap(({ fieldKind, value, path: field }) =>
    fieldKind.kind === 'picture'
      ? shown(valueAt(value, ['file']), fieldKind.minWidth, placeOf(document, [...field, 'file']))
      : [],
  );
  const inArticle = articleTargets(document)
    .filter(({ node }) => node.type.startsWith('image'))
    .flatMap(({ url, place }) => shown(url, PICTURE_WIDTH.card, place));
  return [...inFields, ...inArticle];
}

const SAVE_AS_JPEG = 'save it as a JPEG of quality 85, at most 2000 pixels wide';

/** Limits of file sizes in KB. The build publishes SVG files without resizing. */
const PHOTOGRAPH = { limit: 700, why: 'Git keeps every version permanently', remedy: SAVE_AS_JPEG };
const DRAWING = {
  limit: 30,
  why: 'every visitor loads it',
  remedy: 'simplify it: fewer points, no embedded pictures',
};

const extensionOf = (file: string): string => path.posix.extname(file).slice(1);

/** Returns the format that the extension of a picture file indicates. */
const formatByName = (file: string): string | undefined =>
  Object.entries(PICTURE_FORMATS).find(([, extension]) =>
    new RegExp(`^${extension}$`, 'i').test(extensionOf(file)),
  )?.[0];

/** Finds what prevents the build from showing a picture. */
function decodingProblem(
  file: string,
  { format, size, isAnimated, isTooLarge }: PictureContent,
): ProblemTexts | undefined {
  if (!format)
    return ['is empty, damaged or no picture', 'save or upload it again from the original, as JPEG or PNG'];
  if (format !== formatByName(file)) {
    const extension = format === 'JPEG' ? 'jpg' : format.toLowerCase();
    const named = `${path.posix.basename(file).slice(0, -extensionOf(file).length)}${extension}`;
    return [
      `is a file in the format ${format}, although its name ends in .${extensionOf(file)}`,
      format in PICTURE_FORMATS
        ? `rename it to "${named}", here and in the documents that show it`
        : 'open it in an image editor, and save it as JPEG or PNG',
    ];
  }
  if (isTooLarge) return ['has too many pixels', SAVE_AS_JPEG];
  if (!size)
    return [`is incomplete or damaged, so the ${format} cannot be read`, 'upload it again from the original'];
  return isAnimated
    ? [
        'is animated, but the website shows only the first frame',
        'save the first frame as JPEG or PNG',
        'warning',
      ]
    : undefined;
}

const svgsNamedBy = ({ file, type, parsed }: Document, files: Files) =>
  valuesOfKind('svgFile', type.schema, parsed.data).map((reference) =>
    findPicture(files, file, String(reference)),
  );

/** Checks picture files: that the build can decode them, that they are small enough, and that they are used. */
export function checkPictureFiles({ dir, files, documents, pictures, incomplete }: Content): Problem[] {
  const used = new Set([
    ...documents.flatMap((document) => shownPictures(document, files)).map(({ picture }) => picture),
    ...documents.flatMap((document) => svgsNamedBy(document, files)),
  ]);
  return [...files].filter(isPicture).flatMap((file) => {
    const kilobytes = Math.round(statSync(path.join(dir, file)).size / 1024);
    const { limit, why, remedy } = isDrawing(file) ? DRAWING : PHOTOGRAPH;
    const content = pictures.get(file);
    const texts: (ProblemTexts | undefined)[] = [
      content && decodingProblem(file, content),
      kilobytes > limit ? [`is ${kilobytes} KB; ${why}`, remedy, 'warning'] : undefined,
      used.has(sourceFileFor(file)) || incomplete
        ? undefined
        : ['is not used', 'use it in a document, or delete it', 'warning'],
    ];
    return texts.flatMap((each) => (each ? fileProblem(file, 'picture', ...each) : []));
  });
}
