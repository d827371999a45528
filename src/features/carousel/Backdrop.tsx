import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture/Picture';
import * as styles from './Backdrop.module.scss';

interface Props {
  picture: Queries.HeroPictureFragment;
  priority?: boolean;
  children: ReactNode;
}

/** Text on a full-width picture. A gradient over the picture keeps the text readable. */
export function Backdrop({ picture, priority = false, children }: Props) {
  return (
    <div className={`on-primary ${styles.backdrop}`}>
      <Picture picture={picture} priority={priority} className={styles.picture} />
      <div className={styles.text}>
        <div className="container">{children}</div>
      </div>
    </div>
  );
}
