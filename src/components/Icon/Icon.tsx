import { withPrefix } from 'gatsby';
import { ICON_SPRITE } from '../../generatedFiles';
import * as styles from './Icon.module.scss';

/** A decorative icon of the sprite: as large as the text around it, in the text's colour. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className={styles.icon} aria-hidden="true" focusable="false">
      <use href={`${withPrefix(ICON_SPRITE)}#${name}`} />
    </svg>
  );
}
