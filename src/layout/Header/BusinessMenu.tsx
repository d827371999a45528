import { Link } from 'gatsby';
import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../components/Icon/Icon';
import { useFrame } from '../../hooks/useFrame';
import { useHoverDisclosure } from '../../hooks/useHoverDisclosure';
import * as styles from './BusinessMenu.module.scss';
import { isCurrent, MenuLink } from './MenuLink';

interface Props {
  /** The path of the page shown. */
  path: string;
  /** The key of its place in the browser's history. */
  place: string | undefined;
}

/**
 * The Our Business entry with its six pages. Wider than 992 px it is a link whose menu opens on hover, focus and
 * Arrow Down; up to 992 px a button that opens and closes the menu (specification: "Navigation bar"). Both stand
 * in the HTML, and the styles show the one that fits.
 */
export function BusinessMenu({ path, place }: Props) {
  const { label, to, links } = useFrame().navigation.ourBusiness;
  const { open, show, areaProps } = useHoverDisclosure<HTMLLIElement>(place);
  const [expanded, setExpanded] = useState(false);
  const menuId = useId();
  const inside = links.some((link) => isCurrent(link.to, path));
  const current = isCurrent(to, path) ? 'page' : inside || undefined;

  const moveFocus = (event: KeyboardEvent<HTMLLIElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    flushSync(show);
    const stops = [...event.currentTarget.querySelectorAll('a')];
    stops[stops.indexOf(event.target as HTMLAnchorElement) + step]?.focus();
  };

  return (
    <li
      className={styles.entry}
      data-open={open}
      data-expanded={expanded}
      onKeyDown={moveFocus}
      {...areaProps}
    >
      <Link
        to={to}
        className={styles.link}
        aria-current={current}
        aria-expanded={open}
        aria-controls={menuId}
      >
        {label} <Icon name="chevron-down" />
      </Link>
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
