import { PHONE } from './budgets';

/** A picture on a page and its position in the window before scrolling. */
export interface Placed {
  /** The URL of the file that the browser selected. */
  address: string;
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const isInFirstView = ({ top, bottom, left, right }: Placed): boolean =>
  top < PHONE.height && bottom > 0 && left < PHONE.width && right > 0 && bottom > top && right > left;

export const firstViewOf = (pictures: readonly Placed[]): string[] => [
  ...new Set(pictures.filter(isInFirstView).map(({ address }) => address)),
];
