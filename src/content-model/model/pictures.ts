import * as z from 'zod';
import { fieldKinds, longText, objectOf, pattern, shared, textField, typeNames } from './fields';

/** Minimum widths in pixels. If you change them, also change `content/README.md`. */
export const PICTURE_WIDTH = { card: 900, tray: 960 } as const;

/** The formats of pictures, with their file name extensions. The build encodes all of them as AVIF and WebP. */
export const PICTURE_FORMATS = { JPEG: 'jpe?g', PNG: 'png', WebP: 'webp', AVIF: 'avif' } as const;

/** JSON Schemas cannot ignore the letter case of a pattern, so it contains both cases: `[jJ][pP][eE]?[gG]`. */
const EXTENSIONS = Object.values(PICTURE_FORMATS)
  .join('|')
  .replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

const PHOTOGRAPH = new RegExp(`\\.(${EXTENSIONS})$`);

export const isPhotograph = (file: string): boolean => PHOTOGRAPH.test(file);

/** Whether a file is a drawing, which the site shows unchanged. */
export const isDrawing = (file: string): boolean => /\.svg$/i.test(file);

export const isPicture = (file: string): boolean => isPhotograph(file) || isDrawing(file);

/** Builds an object with a picture file and the fields of `others`. `name` is its GraphQL type. */
const pictureWith = <Shape extends z.core.$ZodLooseShape>(
  name: string,
  others: Shape,
  description: string,
  minWidth: number = PICTURE_WIDTH.card,
) =>
  objectOf(`${description} At least ${minWidth} pixels wide.`, {
    file: pattern(
      'The path of a JPEG, PNG, WebP or AVIF file, relative to this file: ../ for each folder above, images/photo.jpg.',
      new RegExp(`^\\.\\.?\\/.+\\.(${EXTENSIONS})$`),
      'is not a picture file; write a path such as ../images/photo.jpg',
    ).register(fieldKinds, { kind: 'pictureFile' }),
    ...others,
  })
    .register(typeNames, { name })
    .register(fieldKinds, { kind: 'picture', minWidth });

const alt = longText('What the picture shows, for people who cannot see it: one short sentence.');

export const picture = (description: string) => pictureWith('Picture', { alt }, description);

/** The optional part of a picture that a wide picture or an article shows. Without it, pages show the middle. */
export const part = (description: string) =>
  z
    .enum(['top', 'upper', 'lower', 'bottom'])
    .optional()
    .describe(`${description}: top, upper, lower or bottom. Leave it out for the middle.`);

const partOfPicture = {
  alt,
  part: part('The part that pages show of a picture that is too high'),
};

export const bannerPicture = (description: string) =>
  pictureWith('BannerPicture', partOfPicture, description).optional();

const caption = longText('What buyers see, and why it matters to them: one sentence below it.').optional();

export const widePicture = (description: string) =>
  pictureWith('WidePicture', { ...partOfPicture, caption }, description).optional();

/** An optional picture of a sample in its tray. Its text alternative is the name of the entry next to it. */
export const tray = (description: string) => {
  const form = 'Square, seen from above, 60 mm wide. Without it, lists show the picture.';
  return pictureWith('Tray', {}, `${description} ${form}`, PICTURE_WIDTH.tray).optional();
};

/** An optional photograph of a person. `alt` is optional, because pages show the name next to the photograph. */
export const portrait = (description: string) => {
  const addition = textField('What the photograph shows in addition to the person; usually left out.');
  return pictureWith('Portrait', { alt: addition.optional() }, description).optional();
};

export const svgFile = (description: string) =>
  pattern(
    `${description} An SVG file in content/images.`,
    /^\.\.?\/images\/.+\.[sS][vV][gG]$/,
    'is not an SVG file; write a path such as ./images/logo.svg',
  ).register(fieldKinds, { kind: 'pictureFile', mediaType: 'image/svg+xml' });

export const texture = (description: string) =>
  pattern(
    `${description} A wide AVIF file in content/images, which pages show unchanged.`,
    /^\.\.?\/images\/.+\.avif$/,
    'is not an AVIF file; write a path such as ../images/texture.avif',
  ).register(fieldKinds, { kind: 'pictureFile', mediaType: 'image/avif' });

export const drawing = shared('Drawing', {
  file: svgFile('The drawing.'),
  phone: svgFile('The same drawing for phones. Without it, phones show the other drawing.').optional(),
  alt: textField('The content of the drawing in words, for people who cannot see it.'),
  caption: textField('What the drawing teaches, shown below it. It does not repeat the labels.'),
});

/** A picture that only shared links show. */
export const sharePicture = () =>
  pictureWith(
    'SharePicture',
    {},
    'The picture that represents the page in shared links. Without it, the first picture of the page, or of the home page.',
  ).optional();
