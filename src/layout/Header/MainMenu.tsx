import { CallToAction } from '../../components/CallToAction/CallToAction';
import { Icon } from '../../components/Icon/Icon';
import { SearchDialog } from '../../features/search/SearchDialog';
import { useSiteData } from '../../site-data/useSiteData';
import { BusinessMenu } from './BusinessMenu';
import * as styles from './MainMenu.module.scss';
import { MenuLink } from './MenuLink';
import { useDisclosure } from './useDisclosure';

interface Props {
  /** The path of the page shown. */
  path: string;
  /** The key of its place in the browser's history. */
  locationKey: string | undefined;
}

/** Links, enquiry button and search; the links and the enquiry button are behind a toggle on small screens. */
export function MainMenu({ path, locationKey }: Props) {
  const { mainLabel, menuToggle, home, about, services, contact, enquire } = useSiteData().navigation;
  const { open, areaProps, buttonProps } = useDisclosure<HTMLDivElement>(locationKey);
  return (
    <nav className={styles.nav} aria-label={mainLabel}>
      <div className={styles.menu} {...areaProps}>
        <button
          type="button"
          className={`icon-button ${styles.toggle}`}
          aria-label={menuToggle}
          {...buttonProps}
        >
          <Icon name={open ? 'x' : 'menu-2'} />
        </button>
        <div className={styles.panel}>
          <ul className={styles.links}>
            <MenuLink link={home} path={path} />
            <MenuLink link={about} path={path} />
            <MenuLink link={services} path={path} />
            {/* A menu opened anew begins with its own menu closed. */}
            <BusinessMenu key={String(open)} path={path} locationKey={locationKey} />
            <MenuLink link={contact} path={path} />
          </ul>
          <CallToAction action={enquire} />
        </div>
      </div>
      <SearchDialog locationKey={locationKey} />
    </nav>
  );
}
