import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { LIST_STATE, useEnquiryList } from '../../enquiry/enquiry';
import { ariaCurrent, CONTACT } from '../../routes';
import { SearchDialog } from '../../search/SearchDialog';
import { listen } from '../../ui/browser/events';
import { CallToAction } from '../../ui/CallToAction';
import { useScrolledPast } from '../../ui/hooks/browserState';
import { useEscape, useOnNavigate } from '../../ui/hooks/closing';
import { Icon } from '../../ui/Icon';
import { Logo } from '../../ui/Logo';
import { useInterpolate, useLanguage, useLocalLink } from '../../ui/site/language';
import { useSiteData } from '../../ui/site/useSiteData';
import { ENGLISH_MARK, TextLink } from '../../ui/TextLink';
import { LanguageLinks } from '../LanguageLinks';
import * as styles from './Header.module.scss';
import * as frame from './HeaderFrame.module.scss';
import { MenuLink, Submenu } from './Submenu';

/** Pixels of scrolling after which the header casts a shadow (docs/behaviour.md, "Layout"). */
const SHADOW_AFTER = 200;

/** Returns the words of a name from its middle on, which have the length of the longer one of two lines. */
const longerLine = (name: string): string => name.slice(name.lastIndexOf(' ', name.length / 2) + 1);

/** The logo and the main menu, in a panel where it has no space (docs/behaviour.md, "Navigation"). */
export function Header({ locationKey }: { locationKey: string | undefined }) {
  const { brand, navigation, site } = useSiteData();
  const { mainLabel, menuToggle, home, menu, enquire, enquiryList } = navigation;
  const interpolate = useInterpolate();
  const localLink = useLocalLink();
  const { route } = useLanguage();
  const count = useEnquiryList().items.length;
  const hasShadow = useScrolledPast(SHADOW_AFTER);
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useOnNavigate(locationKey, () => setOpen(false));
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const row = header.current?.firstElementChild;
      const height = entry?.contentRect.height ?? 0;
      // A property of the root element changes the style of the whole page, so most pages have none.
      const isHigher = row && height > (Number.parseFloat(getComputedStyle(row).minHeight) || 0);
      document.documentElement.style.setProperty('--header-measured', isHigher ? `${height}px` : '');
    });
    if (header.current) observer.observe(header.current);
    return () => observer.disconnect();
  }, []);
  // If `:focus-within` opened the panel before hydration, keep the panel open.
  useEffect(() => {
    if (area.current?.contains(document.activeElement)) setOpen(true);
  }, []);
  useEscape(open, () => {
    setOpen(false);
    button.current?.focus();
  });
  useEffect(() => {
    if (!open) return;
    return listen(document, ['click', 'focusin'], ({ target }) => {
      if (!area.current?.contains(target as Node)) setOpen(false);
    });
  }, [open]);
  const labels = [home, ...(menu ?? []), enquire].map(({ label, to }) =>
    to && localLink(to).hrefLang ? label + ENGLISH_MARK : label,
  );
  const toggle = () => {
    // Safari does not focus a button on click.
    button.current?.focus({ preventScroll: true });
    setOpen(!open);
  };

  return (
    <header ref={header} className={styles.header} data-shadow={hasShadow}>
      <div className={`container ${frame.frame}`}>
        <span
          className={frame.needed}
          style={
            { '--ratio': brand.logo.ratio, '--items': labels.length + (count > 0 ? 2 : 0) } as CSSProperties
          }
          data-name={brand.logoHasName ? undefined : longerLine(site.productName)}
          // Arabic letters join, but not with those of the next label.
          data-menu={labels.join('\u200C')}
        />
        <div className={frame.modes}>
          <div className={`cluster is-align-items-center is-row-gap-0 ${styles.row}`}>
            <TextLink to={home.to} plain className={`is-flex is-align-items-center ${frame.brand}`}>
              <Logo />
            </TextLink>
            <nav className={`is-align-items-center is-gap-1 ${styles.nav}`} aria-label={mainLabel}>
              <div className={styles.menu} ref={area} data-open={open || undefined}>
                <button
                  ref={button}
                  type="button"
                  className={`icon-button ${styles.toggle}`}
                  aria-label={menuToggle}
                  aria-expanded={open}
                  onClick={toggle}
                >
                  <Icon name={open ? 'x' : 'menu-2'} />
                </button>
                <div className={styles.panel}>
                  <ul className={styles.links}>
                    <MenuLink link={home} current={ariaCurrent(home.to, route)} />
                    {menu?.map((item, index) =>
                      item.first || item.links ? (
                        <Submenu key={index} item={item} locationKey={locationKey} menuOpen={open} />
                      ) : (
                        <MenuLink
                          key={index}
                          link={{ label: item.label, to: item.to ?? home.to }}
                          current={ariaCurrent(item.to ?? '', route, item.pages ?? [])}
                        />
                      ),
                    )}
                  </ul>
                  <CallToAction action={enquire} className="button is-primary" />
                  <LanguageLinks />
                </div>
              </div>
              <div className={styles.scrim} />
              <div className={`needs-scripts is-relative ${frame.place}`}>
                {count > 0 && (
                  <TextLink to={CONTACT} className="icon-button" state={LIST_STATE}>
                    <Icon name="clipboard-check" />
                    <span className="is-sr-only">{interpolate(enquiryList, { count })}</span>
                    <span className={`has-figures has-text-centered ${frame.count}`} aria-hidden="true">
                      {count}
                    </span>
                  </TextLink>
                )}
              </div>
              <SearchDialog locationKey={locationKey} />
            </nav>
          </div>
        </div>
      </div>
    </header>
  );
}
