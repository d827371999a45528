import * as styles from './Logo.module.scss';
import { useSiteData } from './site/useSiteData';

interface FileProps {
  file: Queries.SiteDataQuery['brand']['logo'];
  alt: string;
  loading?: 'lazy' | undefined;
}

/** A brand image. `width` and `height` set its ratio, to avoid a layout shift. The container sets the height. */
export const LogoFile = ({ file, alt, loading }: FileProps) => (
  <img
    src={file.publicURL ?? undefined}
    alt={alt}
    loading={loading}
    width={Math.round(100 * file.ratio)}
    height={100}
  />
);

/** The logo and name of the company. On a dark background, a logo that is not made for it is on a light tile. */
export function Logo({ onDark = false, loading }: { onDark?: boolean; loading?: 'lazy' }) {
  const { brand, site } = useSiteData();
  const file = (onDark && brand.logoOnDark) || brand.logo;
  const needsTile = onDark && !brand.logoOnDark;
  return (
    <span className={`is-flex is-align-items-center ${styles.logo}`}>
      <span className={needsTile ? styles.tile : undefined}>
        <LogoFile file={file} alt={brand.logoHasName ? site.productName : ''} loading={loading} />
      </span>
      {!brand.logoHasName && site.productName}
    </span>
  );
}
