import * as z from 'zod';
import { documentType, fieldKinds, flag, pattern } from '../model/fields';
import { svgFile } from '../model/pictures';

const color = (description: string) =>
  pattern(description, /^#[0-9a-f]{6}$/i, 'is not a colour; write it as #0b1f3a').register(fieldKinds, {
    kind: 'color',
  });

/** Colours, by use. `src/content-model/palette.ts` derives missing optional colours from the others. */
export const brandColors = z.strictObject({
  text: color('Text.'),
  background: color('The background of the pages, and text on dark areas.'),
  surface: color('Cards, tables and forms on the background.'),
  primary: color('Dark areas: banners, footer, loading screen, icons.'),
  accent: color('The main button and small marks; text on it has the text colour.'),
  link: color('Links in running text.').optional(),
  textMuted: color('Less important text.').optional(),
  band: color('Sections with a background of their own.').optional(),
  border: color('Lines and borders.').optional(),
  primaryLight: color('Boxes within dark areas.').optional(),
  onPrimary: color('Text on dark areas.').optional(),
  accentStrong: color('The accent as text on a light area.').optional(),
  danger: color('Error messages of the form.').optional(),
});

export const brand = documentType('The logo and the colours of the website. Icons are made from them.', {
  logo: svgFile('The logo for light areas.'),
  logoOnDark: svgFile(
    'The logo for dark areas. Without it, the logo appears there on a light tile.',
  ).optional(),
  logoHasName: flag('true if the logo contains the name, which the header then leaves out.').optional(),
  symbol: svgFile('A square symbol for small icons. Without it, the logo is used.').optional(),
  colors: brandColors.describe('The colours, each written as #rrggbb.'),
});
