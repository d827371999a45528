import { contrast } from '../../content-model/contrast';

/**
 * Black or white, whichever has the higher contrast to a background. It is at least 4.5 (WCAG 2.2, 1.4.3).
 * @param background such as `#c8a050`
 */
export const readableTextColor = (background: string): '#000' | '#fff' =>
  contrast('#000000', background) > contrast('#ffffff', background) ? '#000' : '#fff';
