import { type AriaAttributes, type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { ariaCurrent } from '../../routes';
import { useEscape, useOnNavigate } from '../../ui/hooks/closing';
import { useEachValue } from '../../ui/hooks/useEachValue';
import { useHoverDisclosure } from '../../ui/hooks/useHoverDisclosure';
import { Icon } from '../../ui/Icon';
import { useLanguage } from '../../ui/site/language';
import { TextLink } from '../../ui/TextLink';
import * as styles from './Submenu.module.scss';

interface LinkProps {
  link: { label: string; to: string };
  current: AriaAttributes['aria-current'];
}

export const MenuLink = ({ link: { label, to }, current }: LinkProps) => (
  <li>
    <TextLink to={to} aria-current={current}>
      {label}
    </TextLink>
  </li>
);

interface Props {
  item: NonNullable<Queries.SiteDataQuery['navigation']['menu']>[number];
  locationKey: string | undefined;
  menuOpen: boolean;
}

/**
 * A menu item that has a submenu (docs/behaviour.md, "Navigation"). Above 992 px it is a link, and the submenu opens
 * on hover, focus and Arrow Down (`open`). Below, or if it has no page, it is a button (`expanded`). The HTML contains
 * both, and CSS shows one of them.
 */
export function Submenu({ item: { label, to, first, links, pages }, locationKey, menuOpen }: Props) {
  const { open, show, areaProps } = useHoverDisclosure<HTMLLIElement>(locationKey);
  const [expanded, setExpanded] = useState(false);
  const { route } = useLanguage();
  // The menu opens with closed submenus. A submenu that `:focus-within` opened before hydration stays open.
  useEachValue(menuOpen, () => setExpanded(areaProps.ref.current?.contains(document.activeElement) === true));
  const menuId = useId();
  const subpages = [...(first ?? []), ...(links ?? [])].map((link) => link.to);
  const current = ariaCurrent(to ?? '', route, [...subpages, ...(pages ?? [])]);
  const close = () => setExpanded(false);
  useOnNavigate(locationKey, close);
  useEscape(expanded && !to, close);
  const onBlur = (event: FocusEvent<HTMLLIElement>) => {
    areaProps.onBlur(event);
    // Without a page, the button opens and closes the submenu on wide screens, too.
    if (!to && !event.currentTarget.contains(event.relatedTarget)) close();
  };

  const renderLink = (link: Queries.CallToActionFieldsFragment, index: number) => (
    <MenuLink key={index} link={link} current={link.to === route ? 'page' : undefined} />
  );

  const moveFocus = (event: KeyboardEvent<HTMLLIElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    // `flushSync` renders the open submenu immediately, because the code below looks for visible items.
    flushSync(show);
    // Either the link or the button is visible. The links of the submenu are visible only while it is open.
    const visible = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')].filter(
      (element) => element.getClientRects().length > 0,
    );
    const next = visible[visible.indexOf(event.target as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <li
      className={`is-relative ${styles.item}`}
      data-open={to ? open : expanded}
      data-expanded={expanded}
      onKeyDown={moveFocus}
      {...areaProps}
      onBlur={onBlur}
    >
      {to && (
        <TextLink
          to={to}
          className={styles.link}
          aria-current={current}
          aria-expanded={open}
          aria-controls={menuId}
        >
          {label} <Icon name="chevron-down" />
        </TextLink>
      )}
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
      <div id={menuId} className={styles.submenu}>
        {first && <ul className={styles.first}>{first.map(renderLink)}</ul>}
        {links && <ul className="is-small">{links.map(renderLink)}</ul>}
      </div>
    </li>
  );
}
