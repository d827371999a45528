/** Are the pictures there, large enough for their places, light enough for the repository, and used? */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import MarkdownIt from 'markdown-it';
import { valuesMeaning } from '../schema';
import type { Document } from './document';
import { type FileProblem, nearest } from './problem';
import type { Site, Verdict } from './site';

/** Bytes of a source that is as good as the site can show it. */
const PLENTY = 700 * 1024;

const isPicture = (file: string): boolean => /\.(jpe?g|png)$/i.test(file);

/** Is the picture that a document names there, and wide enough? `fromFile` is the document's file. */
export function checkPicture(site: Site, fromFile: string, reference: string, minWidth: number): Verdict {
  const folder = path.posix.dirname(fromFile);
  const target = path.posix.join(folder, reference);
  const seenFromHere = (file: string): string => {
    const relative = path.posix.relative(folder, file);
    return relative.startsWith('.') ? relative : `./${relative}`;
  };
  if (!site.files.includes(target)) {
    const otherCase = site.files.find((file) => file.toLowerCase() === target.toLowerCase());
    if (otherCase)
      return [
        `"${reference}" differs from the picture's name in letter case`,
        `write "${seenFromHere(otherCase)}"`,
      ];
    const guess = nearest(target, site.files.filter(isPicture));
    return [
      `the picture "${reference}" does not exist`,
      guess
        ? `put it into content/images, or did you mean "${seenFromHere(guess)}"?`
        : 'put it into content/images',
    ];
  }
  try {
    const { width } = imageSize(readFileSync(path.join(site.contentDir, target)));
    return width < minWidth
      ? [`the picture "${reference}" is ${width} pixels wide`, `use one of ${minWidth} pixels or more`]
      : undefined;
  } catch {
    return [`the picture "${reference}" cannot be read`, 'save it again as JPEG or PNG'];
  }
}

/** Percent-encodings read back; an address with broken ones stays as it is, and is then not found. */
export function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** The pictures that a document shows, seen from the content folder. */
export function picturesOf({ file, type, parsed }: Document): string[] {
  const fields = valuesMeaning('picture', type.document, parsed.data).map(
    (picture) => (picture as { file?: unknown }).file,
  );
  const inText = parsed.body
    ? new MarkdownIt()
        .parse(parsed.body.text, {})
        .flatMap((token) => token.children ?? [])
        .filter(({ type: kind }) => kind === 'image')
        .map((image) => decoded(String(image.attrGet('src'))))
    : [];
  return [...fields, ...inText].map((reference) =>
    path.posix.join(path.posix.dirname(file), String(reference)),
  );
}

/** Pictures that are too heavy, and pictures that no document shows; neither stops anything. */
export function checkPictureFiles(site: Site, documents: readonly Document[]): FileProblem[] {
  const used = new Set(documents.flatMap(picturesOf));
  const about = (file: string, message: string, remedy: string): FileProblem => ({
    severity: 'warning',
    file,
    line: 1,
    field: 'picture',
    message,
    remedy,
  });
  return site.files.filter(isPicture).flatMap((file) => {
    const kilobytes = Math.round(statSync(path.join(site.contentDir, file)).size / 1024);
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
      ...(used.has(file) || site.incomplete
        ? []
        : [about(file, 'is not shown anywhere', 'name it in a document, or delete it')]),
    ];
  });
}
