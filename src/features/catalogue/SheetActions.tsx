import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { notIndexed } from '../../components/notIndexed';
import * as styles from './SheetActions.module.scss';

interface Props {
  /** The buttons or links of the entry. */
  children: ReactNode;
  /** The label of the print button. */
  print: string;
  /** On a phone the first of them stays visible as long as its panel is. */
  following?: boolean;
}

/** The actions of a sheet. Without scripts the print button could do nothing, so it is not shown. */
export const SheetActions = ({ children, print, following = false }: Props) => (
  <div className={following ? `${styles.actions} ${styles.following}` : styles.actions} {...notIndexed}>
    {children}
    <button type="button" className={`text-button ${styles.print}`} onClick={() => window.print()}>
      <Icon name="printer" /> {print}
    </button>
  </div>
);
