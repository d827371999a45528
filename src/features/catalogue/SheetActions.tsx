import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { notIndexed } from '../../components/notIndexed';
import * as styles from './SheetActions.module.scss';

interface Props {
  /** The buttons or links of the entry. */
  children: ReactNode;
  /** The label of the button that prints. */
  print: string;
  /** On a phone the first of them stays in sight as long as the panel that it is in. */
  following?: boolean;
}

/** What can be done with a sheet. Without scripts, when it could do nothing, the button that prints is not shown. */
export const SheetActions = ({ children, print, following = false }: Props) => (
  <div className={following ? `${styles.actions} ${styles.following}` : styles.actions} {...notIndexed}>
    {children}
    <button type="button" className={`text-button ${styles.print}`} onClick={() => window.print()}>
      <Icon name="printer" /> {print}
    </button>
  </div>
);
