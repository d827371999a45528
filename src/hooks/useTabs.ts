import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { hasModifierKey } from '../browser/hasModifierKey';
import { scrollIntoList } from '../browser/scrollIntoList';
import { type ChosenBy, indexAfterKey } from '../browser/tabs';
import { useChange } from './useChange';
import { useHydrated } from './useHydrated';

interface Options {
  /** The accessible name of the list. */
  label: string;
  /** The ids of the panels, in the order of the tabs. */
  ids: readonly string[];
  /** The id of the selected panel; it may be that of a panel in another list. */
  selected: string | undefined;
  /** Called with the id of the panel whose tab was chosen. */
  onSelect: (id: string, by: ChosenBy) => void;
  /** Whether the tabs are stacked. */
  vertical?: boolean;
  /** Makes the panel focusable by the Tab key; for panels that do not begin with something focusable. */
  stopAtPanel?: boolean;
}

const tabId = (id: string) => `tab_${id}`;
const tabOf = (id: string) => document.getElementById(tabId(id));

/**
 * The props of a tab list and its panels (docs/behaviour.md, "Tabs"). In the HTML the tabs are links in a `nav` and
 * no panel is hidden; hydration adds the roles and hides all panels but the selected one.
 * @returns `listProps` for the `nav`; `tabProps(id)` for a link, without its `href`; `panelProps(id)`. `id` is that
 *   of the panel
 */
export function useTabs({ label, ids, selected, onSelect, vertical = false, stopAtPanel = false }: Options) {
  const hydrated = useHydrated();
  const list = useRef<HTMLElement>(null);

  useChange(selected, () => {
    // Before hydration the styles show a panel, and the hash is not read yet.
    if (!hydrated) return;
    const tab = selected && ids.includes(selected) ? tabOf(selected) : null;
    if (!tab || !list.current) return;
    // Back may hide the panel that holds the focus: move it to the selected tab, or the browser drops it.
    const hiddenPanels = ids.filter((id) => id !== selected).map((id) => document.getElementById(id));
    if (hiddenPanels.some((panel) => panel?.contains(document.activeElement)))
      tab.focus({ preventScroll: true });
    scrollIntoList(tab, list.current);
  });

  const tabProps = (id: string) => ({
    role: 'tab',
    'aria-selected': id === selected,
    'aria-controls': id,
    tabIndex: id === selected ? 0 : -1,
    onClick: (event: MouseEvent) => {
      // With a modifier the browser opens the link in a new tab or window.
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
        // A link answers Enter only; a tab must answer the space bar as well.
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
