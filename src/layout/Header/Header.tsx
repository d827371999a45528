import { Link } from 'gatsby';
import { CallToAction } from '../../components/CallToAction/CallToAction';
import { Icon } from '../../components/Icon/Icon';
import { useFrame } from '../../hooks/useFrame';
import { canonicalPath } from '../../routes';
import { BrandMark } from './BrandMark';
import * as styles from './Header.module.scss';

/** Brand, main menu, search and the enquiry button. `path` is that of the page shown. */
export function Header({ path }: { path: string }) {
  const { site, navigation } = useFrame();
  const { home, about, services, ourBusiness, contact, enquire, search } = navigation;
  const here = canonicalPath(path);
  const current = (to: string) => (canonicalPath(to) === here ? 'page' : undefined);
  const inBusiness = ourBusiness.links.some(({ to }) => current(to));
  const entry = ({ label, to }: typeof home) => (
    <li key={to}>
      <Link to={to} aria-current={current(to)}>
        {label}
      </Link>
    </li>
  );
  return (
    <header className={styles.header}>
      <div className={`container ${styles.row}`}>
        <Link to={home.to} className={styles.brand}>
          <BrandMark />
          {site.productName}
        </Link>
        <nav className={styles.menu} aria-label={navigation.mainLabel}>
          <ul>
            {[home, about, services].map(entry)}
            <li>
              <Link to={ourBusiness.to} aria-current={current(ourBusiness.to) ?? (inBusiness || undefined)}>
                {ourBusiness.label}
              </Link>
              <ul className={styles.submenu}>{ourBusiness.links.map(entry)}</ul>
            </li>
            {entry(contact)}
          </ul>
          <Link to={services.to} className={styles.search}>
            <Icon name="search" /> {search.label}
          </Link>
          <CallToAction action={enquire} />
        </nav>
      </div>
    </header>
  );
}
