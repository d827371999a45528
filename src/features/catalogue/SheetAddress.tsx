import { notIndexed } from '../../components/notIndexed';
import { pageUrl } from '../../routes';
import { useSiteData } from '../../site-data/useSiteData';
import * as styles from './SheetAddress.module.scss';

/** The URL of an entry's own page, at the end of its printed sheet. */
export function SheetAddress({ path }: { path: string }) {
  const { siteUrl } = useSiteData().site;
  return (
    <p className={styles.address} {...notIndexed}>
      {pageUrl(siteUrl, path)}
    </p>
  );
}
