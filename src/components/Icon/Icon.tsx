import { withPrefix } from 'gatsby';
import type { IconName } from '../../content-model/icons';
import { ICON_SPRITE } from '../../generatedFiles';
import * as styles from './Icon.module.scss';

/** A decorative icon from the sprite. It has the size and colour of the surrounding text. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} aria-hidden="true" focusable="false">
      <use href={`${withPrefix(ICON_SPRITE)}#${name}`} />
    </svg>
  );
}
