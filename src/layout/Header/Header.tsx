import { Link } from 'gatsby';
import { BrandMark } from '../../components/BrandMark/BrandMark';
import { inertIf } from '../../components/inertIf';
import { useFrame } from '../../hooks/useFrame';
import { useScrolledPast } from '../../hooks/useScrolledPast';
import * as styles from './Header.module.scss';
import { MainMenu } from './MainMenu';

/** Pixels of scrolling after which the header casts a shadow (specification, section 9). */
export const SHADOW_AFTER = 200;

interface Props {
  /** The path of the page shown. */
  path: string;
  /** The key of its place in the browser's history. */
  place: string | undefined;
  /** Whether the page lies over it. */
  covered: boolean;
}

/** Brand and main menu; it stays in view. */
export function Header({ path, place, covered }: Props) {
  const { site, navigation } = useFrame();
  const afloat = useScrolledPast(SHADOW_AFTER);
  return (
    <header className={styles.header} data-afloat={afloat} {...inertIf(covered)}>
      <div className={`container ${styles.row}`}>
        <Link to={navigation.home.to} className={styles.brand}>
          <BrandMark />
          {site.productName}
        </Link>
        <MainMenu path={path} place={place} />
      </div>
    </header>
  );
}
