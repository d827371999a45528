import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { hasModifierKey } from '../browser/hasModifierKey';
import { logicalKey } from '../browser/logicalKey';
import { scrollIntoList } from '../browser/scrollIntoList';
import { type ChosenBy, indexAfterKey } from '../browser/tabs';
import { useChange } from './useChange';
import { useHydrated } from './useHydrated';

interface Options {
  /** Accessible name of the list. */
  label: string;
  /** The ids of the panels, in the order of the tabs. */
  ids: readonly string[];
  /** The id of the selected panel, which may belong to another list. */
  selected: string | undefined;
  /** Called with the id of a panel when its tab is chosen. */
  onSelect: (id: string, by: ChosenBy) => void;
  /** Makes the panel focusable with the Tab key. Set it if the panel does not begin with a focusable element. */
  stopAtPanel?: boolean;
}

const tabId = (id: string) => `tab_${id}`;
const tabOf = (id: string) => document.getElementById(tabId(id));

/**
 * Returns the props of a tab list and its panels (docs/behaviour.md, "Tabs"). Before hydration, the tabs are links in a
 * `nav`, and no panel is hidden. Hydration adds the roles and hides all panels except the selected one.
 * @returns
 * - `listProps` for the `nav`
 * - `tabProps(id)` for the link to the panel with this id. The caller sets the `href`.
 * - `panelProps(id)` for the panel with this id
 */
export function useTabs({ label, ids, selected, onSelect, stopAtPanel = false }: Options) {
  const hydrated = useHydrated();
  const list = useRef<HTMLElement>(null);

  useChange(selected, () => {
    // Before hydration, the hash has not been read, and the styles decide which panel is visible.
    if (!hydrated) return;
    const tab = selected && ids.includes(selected) ? tabOf(selected) : null;
    if (!tab || !list.current) return;
    // Back may hide the panel that contains the focus. Move the focus to the selected tab, because the browser would
    // otherwise drop it.
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
      // If a modifier key is pressed, the browser opens the link in a new tab or window.
      if (hasModifierKey(event)) return;
      event.preventDefault();
      onSelect(id, 'click');
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (hasModifierKey(event)) return;
      const next = ids[indexAfterKey(logicalKey(event), ids.indexOf(id), ids.length) ?? -1];
      if (next) {
        event.preventDefault();
        tabOf(next)?.focus();
        onSelect(next, 'key');
      } else if (event.key === ' ') {
        // Enter activates a link, but the space bar does not. A tab must react to both.
        event.preventDefault();
        event.currentTarget.click();
      }
    },
  });

  return {
    listProps: {
      ref: list,
      'aria-label': label,
      ...(hydrated && { role: 'tablist' }),
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
