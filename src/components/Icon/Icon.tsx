import { withPrefix } from 'gatsby';
import * as styles from './Icon.module.scss';

/** Where the build puts the sprite; `src/gatsby/writeIconSprite.ts` writes it. */
export const ICON_SPRITE = '/icons.svg';

/** A decorative icon of the sprite: as large as the text around it, in the text's colour. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className={styles.icon} aria-hidden="true" focusable="false">
      <use href={`${withPrefix(ICON_SPRITE)}#${name}`} />
    </svg>
  );
}
