import * as styles from './stripPart.module.scss';

const CLASSES: Readonly<Record<string, string | undefined>> = {
  top: styles.top,
  upper: styles.upper,
  lower: styles.lower,
  bottom: styles.bottom,
};

/** Returns the class that shows a part of a picture. It is empty for the middle, which has no name. */
export const stripPart = (part: string | null): string => CLASSES[part ?? ''] ?? '';
