import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { placeAfterKey } from './tabs';
import { useChange } from './useChange';
import type { ChosenBy } from './useHashChoice';
import { useHydrated } from './useHydrated';

interface Options {
  /** What screen readers call the list. */
  label: string;
  /** The ids of the panels, in the order of the tabs. */
  ids: readonly string[];
  /** The id of the panel shown; undefined while it is none of this list. */
  selected: string | undefined;
  /** Told the panel that a tab has been chosen for. */
  onSelect: (id: string, by: ChosenBy) => void;
  /** Whether the tabs stand one below the other. */
  vertical?: boolean;
}

const withModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Scrolls a list, and nothing else, so that a tab of it is in sight. */
function bringIntoSight(tab: Element, list: Element): void {
  const inner = tab.getBoundingClientRect();
  const outer = list.getBoundingClientRect();
  const inSight =
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom;
  if (inSight) return;
  list.scrollBy({
    left: (inner.left + inner.right - outer.left - outer.right) / 2,
    top: (inner.top + inner.bottom - outer.top - outer.bottom) / 2,
    behavior: 'instant',
  });
}

/**
 * Tabs by the ARIA Authoring Practices: one stop for the Tab key, arrows, Home and End choose. The tabs are links to
 * their panels, all panels stand in the HTML, and without scripts the list is a navigation; once the page is alive
 * they become tabs, and one panel is shown.
 * @returns the props of the list, of a tab (but for its `href`), and of a panel, by the panel's id
 */
export function useTabs({ label, ids, selected, onSelect, vertical = false }: Options) {
  const alive = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const tabId = (id: string) => `tab-${id}`;

  useChange(selected, () => {
    const tab = list.current?.querySelector('[aria-selected="true"]');
    if (tab && list.current) bringIntoSight(tab, list.current);
  });

  return {
    listProps: {
      ref: list,
      role: alive ? 'tablist' : 'navigation',
      'aria-label': label,
      'aria-orientation': alive && vertical ? ('vertical' as const) : undefined,
      onKeyDown: (event: KeyboardEvent) => {
        const { key, target, currentTarget } = event;
        if (withModifier(event)) return;
        const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
        const index = tabs.indexOf(target as HTMLElement);
        const place = placeAfterKey(key, index, tabs.length, vertical);
        const id = place !== undefined && ids[place];
        if (id) {
          event.preventDefault();
          tabs[place]?.focus();
          onSelect(id, 'key');
        } else if (key === ' ' && tabs[index]) {
          // Enter follows a link; a tab, which it has become, answers the space bar as well.
          event.preventDefault();
          tabs[index].click();
        }
      },
    },
    tabProps: (id: string) => ({
      id: tabId(id),
      ...(alive && {
        role: 'tab',
        'aria-selected': id === selected,
        'aria-controls': id,
        tabIndex: id === selected ? 0 : -1,
        onClick: (event: MouseEvent) => {
          // With one of these the browser opens the address elsewhere.
          if (withModifier(event)) return;
          event.preventDefault();
          onSelect(id, 'click');
        },
      }),
    }),
    panelProps: (id: string) => ({
      id,
      ...(alive && { role: 'tabpanel', 'aria-labelledby': tabId(id), hidden: id !== selected, tabIndex: 0 }),
    }),
  };
}
