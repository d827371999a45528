import { Link } from 'gatsby';
import { useScrolledPast } from '../../ui/hooks/browserState';
import { Logo } from '../../ui/Logo';
import { useLocalLink } from '../../ui/site/language';
import { useSiteData } from '../../ui/site/useSiteData';
import * as styles from './Header.module.scss';
import { MainMenu } from './MainMenu';

/** Pixels of scrolling after which the header casts a shadow (docs/behaviour.md, "Layout"). */
const SHADOW_AFTER = 200;

interface Props {
  path: string;
  locationKey: string | undefined;
}

export function Header({ path, locationKey }: Props) {
  const { navigation } = useSiteData();
  const localLink = useLocalLink();
  const hasShadow = useScrolledPast(SHADOW_AFTER);
  return (
    <header className={styles.header} data-shadow={hasShadow}>
      <div className={`container cluster is-align-items-center is-row-gap-0 ${styles.row}`}>
        <Link {...localLink(navigation.home.to)} className={styles.brand}>
          <Logo />
        </Link>
        <MainMenu path={path} locationKey={locationKey} />
      </div>
    </header>
  );
}
