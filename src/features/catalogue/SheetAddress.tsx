import { pageUrl } from '../../routes';
import { notSearched } from '../../searchIndex';
import { useSiteData } from '../../site-data/useSiteData';
import * as styles from './SheetAddress.module.scss';

/** The URL of an entry's own page, at the end of its printed sheet. */
export function SheetAddress({ path }: { path: string }) {
  const { siteUrl } = useSiteData().site;
  return (
    <p className={styles.address} {...notSearched}>
      {pageUrl(siteUrl, path)}
    </p>
  );
}
