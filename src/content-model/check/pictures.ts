/** Are the pictures there, large enough for their places, light enough for the repository, and used? */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import MarkdownIt from 'markdown-it';
import { PICTURE_WIDTH } from '../pictures';
import { eachFieldKind, formatPath, valueAt } from '../schema';
import type { CheckContext, CheckResult } from './context';
import type { Document } from './document';
import { type FileProblem, nearest } from './problem';

/** Bytes of a source that is as good as the site can show it. */
const PLENTY = 700 * 1024;

const isPicture = (file: string): boolean => /\.(jpe?g|png)$/i.test(file);

/** Tells how wide the pictures of a folder are; many documents may show one, which is read once. */
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

/** Is the picture that a document names there, and wide enough? `fromFile` is the document's file. */
export function checkPicture(
  context: CheckContext,
  fromFile: string,
  reference: string,
  minWidth: number,
): CheckResult {
  const folder = path.posix.dirname(fromFile);
  const target = path.posix.join(folder, reference);
  const seenFromHere = (file: string): string => {
    const relative = path.posix.relative(folder, file);
    return relative.startsWith('.') ? relative : `./${relative}`;
  };
  if (!context.files.has(target)) {
    const otherCase = [...context.files].find((file) => file.toLowerCase() === target.toLowerCase());
    if (otherCase)
      return [
        `"${reference}" differs from the picture's name in letter case`,
        `write "${seenFromHere(otherCase)}"`,
      ];
    const guess = nearest(target, [...context.files].filter(isPicture));
    return [
      `the picture "${reference}" does not exist`,
      guess
        ? `put it into content/images, or did you mean "${seenFromHere(guess)}"?`
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

/** Percent-encodings read back; an address with broken ones stays as it is, and is then not found. */
export function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** A picture at one of the places that show it. */
export interface ShownPicture {
  /** The file, seen from the content folder. */
  picture: string;
  /** What it must be wide, in pixels. */
  minWidth: number;
  /** Drawn from the name of a person, at the very width that it needs; the sign of it is that it has no words. */
  isMonogram: boolean;
  /** Where the document names it. */
  field: string;
  line: number;
}

/** The pictures that a document shows. A value that is no path of a picture is none; its shape is checked elsewhere. */
export function shownPictures({ file, type, parsed }: Document): ShownPicture[] {
  const shown: ShownPicture[] = [];
  const pictureAt = (reference: string) => path.posix.join(path.posix.dirname(file), reference);
  eachFieldKind(type.document, parsed.data, (kind, value, fieldPath) => {
    const reference = valueAt(value, ['file']);
    if (kind.kind !== 'picture' || typeof reference !== 'string') return;
    const place = [...fieldPath, 'file'];
    shown.push({
      picture: pictureAt(reference),
      minWidth: kind.minWidth,
      isMonogram: valueAt(value, ['alt']) === '',
      field: formatPath(place),
      line: parsed.lineOf(place),
    });
  });
  const { text, line: start } = parsed.body ?? { text: '', line: 1 };
  for (const { children, map } of new MarkdownIt().parse(text, {}))
    for (const child of children ?? [])
      if (child.type === 'image')
        shown.push({
          picture: pictureAt(decoded(String(child.attrGet('src') ?? ''))),
          minWidth: PICTURE_WIDTH.card,
          isMonogram: false,
          field: 'article',
          line: start + (map?.[0] ?? 0),
        });
  return shown;
}

/** Pictures that are too heavy, and pictures that no document shows; neither stops anything. */
export function checkPictureFiles(context: CheckContext, documents: readonly Document[]): FileProblem[] {
  const used = new Set(documents.flatMap(shownPictures).map(({ picture }) => picture));
  const about = (file: string, message: string, remedy: string): FileProblem => ({
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
      ...(kilobytes * 1024 > PLENTY
        ? [
            about(
              file,
              `has ${kilobytes} KB, which every copy of the repository carries for good`,
              'save it as a JPEG of quality 85, at most 2000 pixels wide',
            ),
          ]
        : []),
      ...(used.has(file) || context.incomplete
        ? []
        : [about(file, 'is not shown anywhere', 'name it in a document, or delete it')]),
    ];
  });
}
