import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { notIndexed } from '../../components/notIndexed';
import { pageUrl } from '../../routes';
import { useSiteData } from '../../site-data/useSiteData';
import * as styles from './SheetActions.module.scss';

interface Props {
  /** The buttons and links of the entry. */
  children: ReactNode;
  print: string;
  /** Whether the first button stays visible on phones while the sheet is in view. */
  following?: boolean;
}

/** The actions of a sheet. The print button is hidden without scripts, because it would not work. */
export const SheetActions = ({ children, print, following = false }: Props) => (
  <div
    className={`is-screen-only cluster ${styles.actions} ${following ? styles.following : ''}`}
    {...notIndexed}
  >
    {children}
    <button type="button" className="text-button needs-scripts" onClick={() => window.print()}>
      <Icon name="printer" /> {print}
    </button>
  </div>
);

/** The URL of the entry page, which is printed at the end of a sheet. */
export function SheetAddress({ path }: { path: string }) {
  const { siteUrl } = useSiteData().site;
  return (
    <p className={styles.address} {...notIndexed}>
      {pageUrl(siteUrl, path)}
    </p>
  );
}
