import { Link } from 'gatsby';
import { BrandMark } from '../../components/BrandMark/BrandMark';
import { inertIf } from '../../components/inertIf';
import { useScrolledPast } from '../../hooks/useScrolledPast';
import { useSiteData } from '../../site-data/useSiteData';
import * as styles from './Header.module.scss';
import { MainMenu } from './MainMenu';

/** Pixels of scrolling after which the header casts a shadow (specification, section 9). */
export const SHADOW_AFTER = 200;

interface Props {
  /** The path of the page shown. */
  path: string;
  /** The key of its place in the browser's history. */
  locationKey: string | undefined;
  /** Whether the page lies over it. */
  comingSoon: boolean;
}

/** Brand and main menu; it stays in view. */
export function Header({ path, locationKey, comingSoon }: Props) {
  const { site, navigation } = useSiteData();
  const afloat = useScrolledPast(SHADOW_AFTER);
  return (
    <header className={styles.header} data-afloat={afloat} {...inertIf(comingSoon)}>
      <div className={`container ${styles.row}`}>
        <Link to={navigation.home.to} className={styles.brand}>
          <BrandMark />
          {site.productName}
        </Link>
        <MainMenu path={path} locationKey={locationKey} />
      </div>
    </header>
  );
}
