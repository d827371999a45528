import { ICON_SPRITE } from '../lib/generatedFiles';
import type { IconName } from '../lib/icons';
import * as styles from './Icon.module.scss';

/** Casts a string from the content to `IconName`. The content check accepts only valid icon names. */
export const iconName = (name: string): IconName => name as IconName;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} aria-hidden="true" focusable="false">
      <use href={`${ICON_SPRITE}#${name}`} />
    </svg>
  );
}
