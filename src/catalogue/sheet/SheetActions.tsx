import type { ReactNode } from 'react';
import { pageUrl } from '../../routes';
import { notIndexed } from '../../ui/notIndexed';
import { useLocalPath } from '../../ui/site/language';
import { useSiteData } from '../../ui/site/useSiteData';
import * as styles from './SheetActions.module.scss';

interface Props {
  /** The enquiry buttons of the entry. */
  children: ReactNode;
  /** The links below the buttons. */
  links: ReactNode;
}

/** The actions of a sheet: buttons in a row, and links that look the same in a second row. */
export const SheetActions = ({ children, links }: Props) => (
  <div className={`is-screen-only ${styles.actions}`} {...notIndexed}>
    {children}
    <div className={`cluster ${styles.links}`}>{links}</div>
  </div>
);

/** Prints the page. The button is hidden without scripts, because it would not work. */
export const PrintButton = ({ label }: { label: string }) => (
  <button type="button" className="text-button needs-scripts" onClick={() => window.print()}>
    {label}
  </button>
);

/** The URL of the entry page, which is printed at the end of a sheet. */
export function SheetAddress({ path }: { path: string }) {
  const { siteUrl } = useSiteData().site;
  const localPath = useLocalPath();
  return (
    <p className={styles.address} {...notIndexed}>
      {pageUrl(siteUrl, localPath(path))}
    </p>
  );
}
