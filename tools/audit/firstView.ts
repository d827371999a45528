import { PHONE } from './budgets';

/** An element that shows a picture, and where it stands in the window before anyone scrolls. */
export interface Placed {
  /** The address of the file that the browser chose. */
  address: string;
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const isInFirstView = ({ top, bottom, left, right }: Placed): boolean =>
  top < PHONE.height && bottom > 0 && left < PHONE.width && right > 0 && bottom > top && right > left;

/** The files of the pictures that a visitor sees first, each once. */
export const firstViewOf = (pictures: readonly Placed[]): string[] => [
  ...new Set(pictures.filter(isInFirstView).map(({ address }) => address)),
];
