import { type MouseEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { hasModifierKey, onKeys } from '../browser/events';
import { useHydrated } from '../site/hydration';
import { useEachValue } from './useEachValue';

interface Options {
  label: string;
  ids: readonly string[];
  /** The id of the selected panel, which may belong to another list. */
  selected: string | undefined;
  onSelect: (id: string, by: 'click' | 'key') => void;
  /** Makes the panel focusable with the Tab key. Set it if the panel does not begin with a focusable element. */
  stopAtPanel?: boolean;
}

/** Scrolls a row of tabs to center a tab, unless it is in view. `scrollIntoView` would scroll the page. */
function scrollInto(row: Element, tab: Element): void {
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  row.scrollBy({ left: (inner.left + inner.right - outer.left - outer.right) / 2, behavior: 'instant' });
}

const tabId = (id: string) => `tab_${id}`;
const tabOf = (id: string) => document.getElementById(tabId(id));

/** Returns the props of tabs and their panels (docs/behaviour.md, "Tabs"). A tab is a link to the `hash` of its panel. */
export function useTabs({ label, ids, selected, onSelect, stopAtPanel = false }: Options) {
  const hydrated = useHydrated();
  const areTabs = hydrated && ids.length > 1;
  const list = useRef<HTMLElement>(null);

  // Before hydration, the styles decide which panel is visible.
  useEachValue(hydrated && selected, () => {
    const tab = hydrated && selected && ids.includes(selected) ? tabOf(selected) : null;
    if (!tab || !list.current) return;
    // Back may hide the panel that contains the focus, and the browser would then drop the focus.
    if (list.current.parentElement?.querySelector('[data-panel][hidden]:focus-within'))
      tab.focus({ preventScroll: true });
    scrollInto(list.current, tab);
  });

  /** Moves focus and selection. The first tab follows the last. */
  const moveTo = (index: number) => {
    const id = ids.at(index % ids.length) ?? '';
    tabOf(id)?.focus();
    onSelect(id, 'key');
  };
  const tabProps = (id: string) => ({
    role: 'tab',
    'aria-selected': id === selected,
    'aria-controls': id,
    tabIndex: id === selected ? 0 : -1,
    onClick: (event: MouseEvent) => {
      if (hasModifierKey(event)) return;
      event.preventDefault();
      onSelect(id, 'click');
    },
    onKeyDown: onKeys({
      Home: () => moveTo(0),
      End: () => moveTo(-1),
      ArrowRight: () => moveTo(ids.indexOf(id) + 1),
      ArrowLeft: () => moveTo(ids.indexOf(id) - 1),
      // Enter activates a link, the space bar does not.
      ' ': () => onSelect(id, 'click'),
    }),
  });

  return {
    listProps: {
      ref: list,
      'aria-label': label,
      ...(areTabs && { role: 'tablist' }),
    },
    tabProps: (id: string, hash = id) => ({
      id: tabId(id),
      href: `#${hash}`,
      ...(areTabs && tabProps(id)),
    }),
    panelProps: (id: string) => ({
      id,
      'data-panel': '',
      ...(areTabs && {
        // Assistive technology would list a searchable panel, although it is hidden.
        ...(id === selected
          ? { role: 'tabpanel', 'aria-labelledby': tabId(id), tabIndex: stopAtPanel ? 0 : undefined }
          : { hidden: true }),
        ref: (panel: HTMLElement | null) => {
          if (!panel) return;
          // React 18 would write an empty value. Browsers that do not search hidden panels keep it.
          if (panel.hidden) Object.assign(panel, { hidden: 'until-found' });
          panel.onbeforematch = ({ target }) => {
            // The browser scrolls next, so the other panel must be hidden.
            if (target === panel) flushSync(() => onSelect(id, 'key'));
          };
        },
      }),
    }),
  };
}
