import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../components/Icon/Icon';
import { TextLink } from '../../components/TextLink/TextLink';
import { useHoverDisclosure } from '../../hooks/useHoverDisclosure';
import { isCatalogue, isSamePage } from '../../routes';
import { useSiteData } from '../../site-data/useSiteData';
import * as styles from './BusinessMenu.module.scss';
import { MenuLink } from './MenuLink';

interface Props {
  /** The path of the page shown. */
  path: string;
  /** The key of its place in the browser's history. */
  locationKey: string | undefined;
}

/**
 * The Our Business entry with its six pages. Wider than 992 px it is a link whose menu opens on hover, focus and
 * Arrow Down; up to 992 px a button that opens and closes the menu (specification: "Navigation bar"). Both stand
 * in the HTML, and the styles show the one that fits.
 */
export function BusinessMenu({ path, locationKey }: Props) {
  const { label, to, links } = useSiteData().navigation.ourBusiness;
  const { open, show, areaProps } = useHoverDisclosure<HTMLLIElement>(locationKey);
  const [expanded, setExpanded] = useState(false);
  const menuId = useId();
  const inside = isCatalogue(path) || links.some((link) => isSamePage(link.to, path));
  const current = isSamePage(to, path) ? 'page' : inside || undefined;

  const moveFocus = (event: KeyboardEvent<HTMLLIElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    flushSync(show);
    // Of the link and the button one is shown, and of a closed menu no entry.
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')].filter((stop) =>
      stop.checkVisibility(),
    );
    const next = stops[stops.indexOf(event.target as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <li
      className={styles.entry}
      data-open={open}
      data-expanded={expanded}
      onKeyDown={moveFocus}
      {...areaProps}
    >
      <TextLink
        to={to}
        className={styles.link}
        aria-current={current}
        aria-expanded={open}
        aria-controls={menuId}
      >
        {label} <Icon name="chevron-down" />
      </TextLink>
      <button
        type="button"
        className={styles.toggle}
        aria-current={current}
        aria-expanded={expanded}
        aria-controls={menuId}
        onClick={() => setExpanded(!expanded)}
      >
        {label} <Icon name="chevron-down" />
      </button>
      <ul id={menuId} className={styles.submenu}>
        {links.map((link) => (
          <MenuLink key={link.to} link={link} path={path} />
        ))}
      </ul>
    </li>
  );
}
