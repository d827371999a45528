import { NUMBER, UNIT } from '../../lib/splitFigures';

const LEFT_TO_RIGHT_MARK = '\u200E';

/** A figure with a sign, percent sign or Latin unit: `12%`, `±5%`, `-18 °C`, `24 t`. Not `%20` in a URL. */
const FIGURE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])[±−-]?${NUMBER}(?:%(?![\dA-Fa-f]{2})|[ \u00A0]${UNIT}(?:/${UNIT})?(?![\p{L}\p{N}]))`,
  'gu',
);

/**
 * Marks figures in a right-to-left text as left-to-right, so that their signs and units are on the same side in every
 * sentence. No line ends between a figure and its unit.
 */
export const withDirectionMarks = (text: string): string =>
  text.replace(FIGURE, (figure) => LEFT_TO_RIGHT_MARK + figure.replace(' ', '\u00A0') + LEFT_TO_RIGHT_MARK);
