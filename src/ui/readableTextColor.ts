import { contrast } from '../lib/contrast';

/**
 * Returns black or white, whichever has the higher contrast to the background. The contrast is always at least 4.5
 * (WCAG 2.2, 1.4.3).
 * @param background a colour such as `#c8a050`
 */
export const readableTextColor = (background: string): '#000' | '#fff' =>
  contrast('#000000', background) > contrast('#ffffff', background) ? '#000' : '#fff';
