/** Builders for fields that are pictures, like those of `fields.ts`. */
import * as z from 'zod';
import { fieldKinds, text, typeNames } from './fields';

/** Minimum widths in pixels, by where a picture is shown. `content/README.md` repeats them. */
export const PICTURE_WIDTH = { card: 900, hero: 1600 } as const;

/** A picture file, with the other fields of its object. */
const pictureWith = <Shape extends z.core.$ZodLooseShape>(
  name: string,
  others: Shape,
  description: string,
  minWidth: number,
) =>
  z
    .strictObject({
      file: z
        .string()
        .regex(/^\.\.?\/.+\.(jpe?g|png)$/, {
          error: 'is no picture file; write a path such as ../images/toor-dal.jpg',
        })
        .describe('The picture, seen from this file: ../images/toor-dal.jpg. JPEG or PNG.')
        .register(fieldKinds, { kind: 'pictureFile' }),
      ...others,
    })
    .describe(`${description} At least ${minWidth} pixels wide.`)
    .register(typeNames, { name })
    .register(fieldKinds, { kind: 'picture', minWidth });

/** A picture with its alternative text. `minWidth` is in pixels. */
export const picture = (description: string, minWidth: number = PICTURE_WIDTH.card) =>
  pictureWith(
    'Picture',
    { alt: text('What the picture shows, for those who cannot see it: one short sentence.') },
    description,
    minWidth,
  );

/** The photograph of a person; without one the page shows the initials. `alt` is optional: the name is next to it. */
export const portrait = (description: string) =>
  pictureWith(
    'Portrait',
    {
      alt: text(
        'What the photograph shows beyond the name, which stands beside it; leave it out if nothing.',
      ).optional(),
    },
    `${description} Without one the initials are shown.`,
    PICTURE_WIDTH.card,
  ).optional();

/** The path of an SVG file, seen from its document, such as `example`. */
export const svgFile = (description: string, example = './images/logo.svg') =>
  z
    .string()
    .regex(/^\.\.?\/images\/.+\.svg$/, { error: `is no SVG file; write a path such as ${example}` })
    .describe(`${description} An SVG: ${example}.`)
    .register(fieldKinds, { kind: 'svgFile' });

/** A drawing, such as a chart, with the same in words. */
export const drawing = (description: string) =>
  z
    .strictObject({
      file: svgFile('The drawing.', '../images/crop-calendar.svg'),
      alt: text('What the drawing is, for those who cannot see it: one short sentence.'),
      caption: text('What it says, in words: below the drawing.'),
    })
    .describe(description)
    .register(typeNames, { name: 'Drawing' });

/** The picture for the share card of a page that shows no picture itself. */
export const sharePicture = () =>
  pictureWith(
    'SharePicture',
    {},
    'The background of the card that represents the page where a link to it is shared; the page itself does not show it.',
    PICTURE_WIDTH.card,
  );
