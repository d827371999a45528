import { useSiteData } from '../../site-data/useSiteData';
import * as styles from './Logo.module.scss';

/**
 * A picture of the brand. Its container sets the height. The width and height attributes give the aspect ratio, so
 * that loading it causes no layout shift.
 */
function Mark({ file: { publicURL, ratio }, alt }: { file: Queries.MarkFragment; alt: string }) {
  return <img src={publicURL ?? undefined} alt={alt} width={Math.round(100 * ratio)} height={100} />;
}

/** The company's logo and name. On dark backgrounds, a logo that is not made for them is shown on a light tile. */
export function Logo({ onDark = false }: { onDark?: boolean }) {
  const { brand, site } = useSiteData();
  const file = (onDark && brand.logoOnDark) || brand.logo;
  const needsTile = onDark && !brand.logoOnDark;
  return (
    <span className={styles.logo}>
      <span className={needsTile ? styles.tile : undefined}>
        <Mark file={file} alt={brand.logoHasName ? site.productName : ''} />
      </span>
      {!brand.logoHasName && site.productName}
    </span>
  );
}

/** The company's symbol without its name; decorative. */
export function Sign() {
  const { brand } = useSiteData();
  return <Mark file={brand.symbol ?? brand.logo} alt="" />;
}
