import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../components/Icon/Icon';
import { TextLink } from '../../components/TextLink/TextLink';
import { useHoverDisclosure } from '../../hooks/useHoverDisclosure';
import { isSamePage, isWithin } from '../../routes';
import { MenuLink } from './MenuLink';
import * as styles from './Submenu.module.scss';

type MenuEntry = Queries.SiteDataQuery['navigation']['menu'][number];

interface Props {
  entry: MenuEntry & { links: NonNullable<MenuEntry['links']> };
  path: string;
  locationKey: string | undefined;
}

/**
 * An entry of the main menu with a submenu (docs/behaviour.md, "Navigation"). Wider than 992 px it is a link
 * whose submenu opens on hover, focus and Arrow Down (`open`); up to 992 px it is a button that opens and closes
 * the submenu (`expanded`). Both are in the HTML, and CSS shows one of them.
 */
export function Submenu({ entry: { label, to, links, more }, path, locationKey }: Props) {
  const { open, show, areaProps } = useHoverDisclosure<HTMLLIElement>(locationKey);
  const [expanded, setExpanded] = useState(false);
  const menuId = useId();
  const subpages = [...links, ...(more ?? [])].map((link) => link.to);
  const isOnSubpage = subpages.some((subpage) => isWithin(path, subpage));
  const current = isSamePage(to, path) ? 'page' : isOnSubpage || undefined;

  const moveFocus = (event: KeyboardEvent<HTMLLIElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    // Without `flushSync` the entries would still be hidden below.
    flushSync(show);
    // Either the link or the button is visible, and the entries only while the submenu is open.
    const visible = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')].filter(
      // Elements with `display: none` have no boxes.
      (item) => item.getClientRects().length > 0,
    );
    const next = visible[visible.indexOf(event.target as HTMLElement) + step];
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
      <div className={styles.submenu}>
        <ul id={menuId}>
          {links.map((link) => (
            <MenuLink key={link.to} link={link} path={path} />
          ))}
        </ul>
        {more && (
          <ul className={styles.more}>
            {more.map((link) => (
              <MenuLink key={link.to} link={link} path={path} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
