/** Checks picture files: that the build can decode them, that they are small enough, and that they are used. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { isDrawing, isPhotograph, PICTURE_FORMATS } from '../pictures';
import type { PictureContent } from '../readPicture';
import { valuesOfKind } from '../schema';
import { sourceFileFor } from '../translation/languageFolders';
import type { CheckContext } from './context';
import type { Document } from './document';
import { findPicture, shownPictures } from './pictures';
import { type Flaw, fileProblem, type Problem } from './problem';

const SAVE_AS_JPEG = 'save it as a JPEG of quality 85, at most 2000 pixels wide';

/** File size limits in KB. SVG files have a lower limit, because the build publishes them without resizing. */
const sizeLimits = {
  photograph: {
    limit: 700,
    why: 'Git keeps every version permanently',
    remedy: SAVE_AS_JPEG,
  },
  svg: {
    limit: 30,
    why: 'every visitor loads it',
    remedy: 'simplify it: fewer points, no embedded pictures',
  },
} as const;

const extensionOf = (file: string): string => path.posix.extname(file).slice(1);

/** Returns the format that the extension of a picture file indicates. */
const formatByName = (file: string): string | undefined =>
  Object.entries(PICTURE_FORMATS).find(([, extension]) =>
    new RegExp(`^${extension}$`, 'i').test(extensionOf(file)),
  )?.[0];

/** Finds what prevents the build from showing a picture. */
function flawOf(file: string, { format, size, isAnimated, isTooLarge }: PictureContent): Flaw | undefined {
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
    return [
      `is incomplete or damaged, so the ${format} cannot be read`,
      'copy or upload it again from the original',
    ];
  return isAnimated
    ? [
        'is animated, but the website shows only the first frame',
        'save the first frame as JPEG or PNG',
        'warning',
      ]
    : undefined;
}

const namedSvgs = ({ file, type, parsed }: Document, files: CheckContext['files']) =>
  valuesOfKind('svgFile', type.schema, parsed.data).map((reference) =>
    findPicture(files, file, String(reference)),
  );

export function checkPictureFiles(context: CheckContext, documents: readonly Document[]): Problem[] {
  const { contentDir, files, pictures, incomplete } = context;
  const used = new Set([
    ...documents.flatMap((document) => shownPictures(document, files)).map(({ picture }) => picture),
    ...documents.flatMap((document) => namedSvgs(document, files)),
  ]);
  return [...files]
    .filter((file) => isPhotograph(file) || isDrawing(file))
    .flatMap((file) => {
      const kilobytes = Math.round(statSync(path.join(contentDir, file)).size / 1024);
      const { limit, why, remedy } = sizeLimits[isDrawing(file) ? 'svg' : 'photograph'];
      const content = pictures.get(file);
      const flaws: (Flaw | undefined)[] = [
        content && flawOf(file, content),
        kilobytes > limit ? [`is ${kilobytes} KB; ${why}`, remedy, 'warning'] : undefined,
        used.has(sourceFileFor(file)) || incomplete
          ? undefined
          : ['is not used', 'use it in a document, or delete it', 'warning'],
      ];
      return flaws.flatMap((flaw) => (flaw ? [fileProblem(file, 'picture', ...flaw)] : []));
    });
}
