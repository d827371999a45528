import { notIndexed } from '../../components/notIndexed';
import { pageUrl } from '../../routes';
import { useSiteData } from '../../site-data/useSiteData';
import * as styles from './SheetAddress.module.scss';

/** The URL of the entry page, which is printed at the end of a sheet. */
export function SheetAddress({ path }: { path: string }) {
  const { siteUrl } = useSiteData().site;
  return (
    <p className={styles.address} {...notIndexed}>
      {pageUrl(siteUrl, path)}
    </p>
  );
}
