/** What browser tests of the catalogues do not cover. */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useTabs } from '../../../src/hooks/useTabs';

const IDS = ['jute', 'rice', 'soy'];
const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', ' '];
const onSelect = jest.fn();

function Probe({ first = 'jute' }: { first?: string }) {
  const [selected, setSelected] = useState(first);
  const select = (id: string, by: string) => {
    onSelect(id, by);
    setSelected(id);
  };
  const tabs = useTabs({ label: 'Crops', ids: IDS, selected, onSelect: select, vertical: true });
  return (
    <>
      <nav {...tabs.listProps}>
        {IDS.map((id) => (
          <a key={id} href={`#${id}`} {...tabs.tabProps(id)}>
            {id}
          </a>
        ))}
        <button type="button" onClick={() => setSelected(first)}>
          Reset
        </button>
      </nav>
      {IDS.map((id) => (
        <div key={id} {...tabs.panelProps(id)}>
          <a href={`/${id}`}>About {id}</a>
        </div>
      ))}
    </>
  );
}

beforeEach(() => {
  onSelect.mockReset();
  Object.assign(Element.prototype, { scrollBy: jest.fn() });
});

const list = () => screen.getByRole('tablist', { name: 'Crops' });
const tab = (name: string) => screen.getByRole('tab', { name });
const reset = () => screen.getByRole('button', { name: 'Reset' });
/** @returns whether the default action of the browser is prevented */
const press = (target: HTMLElement, key: string, modifiers = {}) =>
  !fireEvent.keyDown(target, { key, ...modifiers });
const click = (target: HTMLElement, modifiers = {}) => !fireEvent.click(target, modifiers);

test('while the selected panel is in another list, no panel is shown', () => {
  render(<Probe first="cotton" />);
  expect(screen.getAllByRole('tab').map(({ ariaSelected }) => ariaSelected)).toEqual([
    'false',
    'false',
    'false',
  ]);
  expect(screen.queryByRole('tabpanel')).toBeNull();
});

test('the space bar clicks once', () => {
  render(<Probe />);
  expect(press(tab('rice'), ' ')).toBe(true);
  expect(onSelect.mock.calls).toEqual([['rice', 'click']]);
});

test('the browser handles other keys and all clicks and keys with a modifier', () => {
  render(<Probe />);
  const [jute, rice] = [tab('jute'), tab('rice')];
  for (const key of ['Enter', 'Tab', 'Escape', 'PageDown', 'r']) expect(press(jute, key)).toBe(false);
  for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    expect(click(rice, { [modifier]: true })).toBe(false);
    for (const key of KEYS) expect(press(jute, key, { [modifier]: true })).toBe(false);
  }
  expect(onSelect).not.toHaveBeenCalled();
});

test('a key press outside the tabs does nothing', () => {
  render(<Probe />);
  // Some browsers make a scrollable list focusable.
  for (const target of [list(), reset()]) for (const key of KEYS) expect(press(target, key)).toBe(false);
  expect(onSelect).not.toHaveBeenCalled();
});
