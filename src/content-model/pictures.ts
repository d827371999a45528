/** The pieces of content documents that are pictures, as `fields.ts` has the others. */
import * as z from 'zod';
import { fieldKinds, text, typeNames } from './fields';

/** Pixels that a picture must have across, by its place; the editor's guide repeats them. */
export const PICTURE_WIDTH = { card: 900, hero: 1600 } as const;

const pictureWith = (name: string, alt: z.ZodString, description: string, minWidth: number) =>
  z
    .strictObject({
      file: z
        .string()
        .regex(/^\.\.?\/.+\.(jpe?g|png)$/, {
          error: 'is no picture file; write a path such as ../images/toor-dal.jpg',
        })
        .describe('The picture, seen from this file: ../images/toor-dal.jpg. JPEG or PNG.')
        .register(fieldKinds, { kind: 'pictureFile' }),
      alt,
    })
    .describe(`${description} At least ${minWidth} pixels wide.`)
    .register(typeNames, { name })
    .register(fieldKinds, { kind: 'picture', minWidth });

/** A picture file with its alternative text. `minWidth` is in pixels. */
export const picture = (description: string, minWidth: number = PICTURE_WIDTH.card) =>
  pictureWith(
    'Picture',
    text('What the picture shows, for those who cannot see it: one short sentence.'),
    description,
    minWidth,
  );

/** The picture of a person whose name stands beside it. */
export const portrait = (description: string) =>
  pictureWith(
    'Portrait',
    z
      .string()
      .describe(
        'What a photograph shows beyond the name, which stands beside it; "" if nothing, as a monogram.',
      ),
    description,
    PICTURE_WIDTH.card,
  );

/** What stands for a page that shows no picture. */
export const sharePicture = () =>
  picture(
    'Stands for the page where a link to it is shared, with the title over it; the page itself does not show it.',
  );
