import { EnquiryListLink } from '../../enquiry/EnquiryListLink';
import { currentMark } from '../../routes';
import { SearchDialog } from '../../search/SearchDialog';
import { CallToAction } from '../../ui/CallToAction';
import { Icon } from '../../ui/Icon';
import { useSiteData } from '../../ui/site/useSiteData';
import { LanguageLinks } from '../LanguageLinks';
import * as styles from './MainMenu.module.scss';
import { MenuLink, Submenu } from './Submenu';
import { useDisclosure } from './useDisclosure';

/** The main menu. Up to 992 px, the links and the enquiry button are in a panel that a button opens. */
export function MainMenu({ path, locationKey }: { path: string; locationKey: string | undefined }) {
  const { mainLabel, menuToggle, home, menu, enquire, enquiryList } = useSiteData().navigation;
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
            <MenuLink link={home} current={currentMark(home.to, path)} />
            {menu.map(({ links, pages, ...item }) =>
              links ? (
                <Submenu
                  key={item.to}
                  item={{ ...item, links, pages }}
                  path={path}
                  locationKey={locationKey}
                  menuOpen={open}
                />
              ) : (
                <MenuLink key={item.to} link={item} current={currentMark(item.to, path, pages ?? [])} />
              ),
            )}
          </ul>
          <CallToAction action={enquire} />
          <div className={styles.languages}>
            <LanguageLinks path={path} />
          </div>
        </div>
      </div>
      <div className={`needs-scripts ${styles.scrim}`} />
      <EnquiryListLink text={enquiryList} />
      <SearchDialog locationKey={locationKey} />
    </nav>
  );
}
