import { type ShownPicture, shownPictures, widthReader } from '../../src/content-model/check/pictures';
import type { FileProblem } from '../../src/content-model/check/problem';
import type { LaunchContext } from './context';

/** Recommended width of pictures, as a percentage of their minimum width. */
const COMFORTABLE_PERCENT = 110;

const comfortableWidth = (minWidth: number): number => Math.ceil((minWidth * COMFORTABLE_PERCENT) / 100);

/** Reports each picture that is barely wide enough, once. The content check reports narrower pictures. */
export function smallPictures({ contentDir, documents }: LaunchContext): FileProblem[] {
  const reported = new Set<string>();
  const widthOf = widthReader(contentDir);
  const problemOf = (file: string, { picture, minWidth, field, line }: ShownPicture) => {
    if (reported.has(picture)) return [];
    const width = widthOf(picture);
    if (width === undefined || width < minWidth || width >= comfortableWidth(minWidth)) return [];
    reported.add(picture);
    const message = `the picture ${picture} is ${width} pixels wide, hardly more than the minimum of ${minWidth}`;
    return [
      { file, line, field, message, remedy: `use one with at least ${comfortableWidth(minWidth)} pixels` },
    ];
  };
  return documents.flatMap((document) =>
    shownPictures(document).flatMap((shown) => problemOf(document.file, shown)),
  );
}
