import { type ShownPicture, shownPictures, widthReader } from '../../src/content-model/check/pictures';
import type { FileProblem } from '../../src/content-model/check/problem';
import type { LaunchContext } from './context';

/** Percent of the width that a picture must have, below which it is only just wide enough. */
const COMFORT = 110;

const comfortable = (minWidth: number): number => Math.ceil((minWidth * COMFORT) / 100);

/** Pictures that are hardly wider than they must be, each once. */
export function smallPictures({ contentDir, documents }: LaunchContext): FileProblem[] {
  const told = new Set<string>();
  const widthOf = widthReader(contentDir);
  const problemOf = (file: string, { picture, minWidth, isMonogram, field, line }: ShownPicture) => {
    if (isMonogram || told.has(picture)) return [];
    const width = widthOf(picture);
    if (width === undefined || width < minWidth || width >= comfortable(minWidth)) return [];
    told.add(picture);
    const message = `the picture ${picture} is ${width} pixels wide, hardly more than the ${minWidth} that it must have`;
    return [{ file, line, field, message, remedy: `use one of ${comfortable(minWidth)} pixels or more` }];
  };
  return documents.flatMap((document) =>
    shownPictures(document).flatMap((shown) => problemOf(document.file, shown)),
  );
}
