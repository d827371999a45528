/** The document type of `content/brand.json`: how the website looks. */
import * as z from 'zod';
import { document, fieldKinds } from '../fields';
import { svgFile } from '../pictures';

/** A colour as `#rrggbb`. */
const color = (description: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { error: 'is no colour; write it as #0b1f3a' })
    .describe(description)
    .register(fieldKinds, { kind: 'color' });

/** Named by what they are for. Optional ones follow from the others (`src/content-model/palette.ts`). */
export const brandColors = z.strictObject({
  text: color('Text, and on light brands also what is darkest.'),
  background: color('The background of the pages, and text on dark areas.'),
  surface: color('Cards, tables and forms, which stand on the background.'),
  primary: color('Dark areas: banners, footer, loading screen, icons.'),
  accent: color('The main action and small marks; its words have the colour of text.'),
  link: color('Links in running text.').optional(),
  textMuted: color('Less important text.').optional(),
  band: color('Areas that are set off from the background.').optional(),
  border: color('Lines between things.').optional(),
  primaryLight: color('Boxes within dark areas.').optional(),
  onPrimary: color('Text on dark areas.').optional(),
  accentStrong: color('The accent where it is text on a light area.').optional(),
  positive: color('Marks of quality.').optional(),
  danger: color('Errors of the form.').optional(),
});

export const brand = document(
  'How the website looks: its logo and its colours. What is made of them follows by itself.',
  {
    logo: svgFile('The logo, as it stands on light areas.'),
    logoOnDark: svgFile(
      'The logo for dark areas: footer, pictures of shared links, icon of the home screen. Without one the logo stands there on a light tile.',
    ).optional(),
    logoHasName: z
      .boolean()
      .optional()
      .describe('Yes (true) if the logo shows the name itself, so that the name does not stand beside it.'),
    symbol: svgFile(
      'A square sign for browser tabs, home screens and the loading screen, where a wide logo would be too small. Without one the logo stands there.',
    ).optional(),
    colors: brandColors.describe('The colours, each written as #rrggbb.'),
  },
);

export type Brand = z.infer<typeof brand>;
