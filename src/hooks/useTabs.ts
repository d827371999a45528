import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { hasModifierKey } from './hasModifierKey';
import { scrollIntoList } from './scrollIntoList';
import { type ChosenBy, indexAfterKey } from './tabs';
import { useChange } from './useChange';
import { useHydrated } from './useHydrated';

interface Options {
  /** What screen readers call the list. */
  label: string;
  /** The ids of the panels, in the order of the tabs. */
  ids: readonly string[];
  /** The id of the panel shown; any other while none of this list is. */
  selected: string | undefined;
  /** Told the panel that a tab was chosen for. */
  onSelect: (id: string, by: ChosenBy) => void;
  /** Whether the tabs stand one below the other. */
  vertical?: boolean;
  /** Whether the keyboard stops at the panel, because nothing at its beginning takes the focus. */
  stopAtPanel?: boolean;
}

const tabId = (id: string) => `tab_${id}`;
const tabOf = (id: string) => document.getElementById(tabId(id));

/**
 * Tabs by the ARIA Authoring Practices: one stop for the Tab key, arrows, Home and End choose. The tabs are links to
 * their panels in a `nav`, and all panels stand in the HTML; once the page is hydrated, one panel is shown.
 * @returns the props of the `nav`, of a tab (but for its `href`) and of a panel, the latter two by the panel's id
 */
export function useTabs({ label, ids, selected, onSelect, vertical = false, stopAtPanel = false }: Options) {
  const hydrated = useHydrated();
  const list = useRef<HTMLElement>(null);

  useChange(selected, () => {
    // So far the styles select, and the address is not known.
    if (!hydrated) return;
    const tab = selected && ids.includes(selected) ? tabOf(selected) : null;
    if (!tab || !list.current) return;
    // A focus that goes with its panel, as on the way back, goes on at the tab of the one shown.
    const others = ids.filter((id) => id !== selected).map((id) => document.getElementById(id));
    if (others.some((panel) => panel?.contains(document.activeElement))) tab.focus({ preventScroll: true });
    scrollIntoList(tab, list.current);
  });

  const tabProps = (id: string) => ({
    role: 'tab',
    'aria-selected': id === selected,
    'aria-controls': id,
    tabIndex: id === selected ? 0 : -1,
    onClick: (event: MouseEvent) => {
      // With a modifier the browser opens the address elsewhere.
      if (hasModifierKey(event)) return;
      event.preventDefault();
      onSelect(id, 'click');
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (hasModifierKey(event)) return;
      const next = ids[indexAfterKey(event.key, ids.indexOf(id), ids.length, vertical) ?? -1];
      if (next) {
        event.preventDefault();
        tabOf(next)?.focus();
        onSelect(next, 'key');
      } else if (event.key === ' ') {
        // Enter follows a link; a tab, which it has become, answers the space bar as well.
        event.preventDefault();
        event.currentTarget.click();
      }
    },
  });

  return {
    listProps: {
      ref: list,
      'aria-label': label,
      ...(hydrated && { role: 'tablist', 'aria-orientation': vertical ? ('vertical' as const) : undefined }),
    },
    tabProps: (id: string) => ({ id: tabId(id), ...(hydrated && tabProps(id)) }),
    panelProps: (id: string) => ({
      id,
      ...(hydrated && {
        role: 'tabpanel',
        'aria-labelledby': tabId(id),
        hidden: id !== selected,
        tabIndex: stopAtPanel ? 0 : undefined,
      }),
    }),
  };
}
