import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { useTabs } from '../../../src/hooks/useTabs';
import { hydrate } from '../../support/hydrate';

const IDS = ['jute', 'rice', 'soy'];
const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', ' '];
const onSelect = jest.fn();
const scrollBy = jest.fn();

function Probe({
  first = 'jute',
  ...options
}: {
  first?: string;
  vertical?: boolean;
  stopAtPanel?: boolean;
}) {
  const [selected, setSelected] = useState(first);
  const select = (id: string, by: string) => {
    onSelect(id, by);
    setSelected(id);
  };
  const tabs = useTabs({ label: 'Crops', ids: IDS, selected, onSelect: select, ...options });
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
  scrollBy.mockReset();
  Object.assign(Element.prototype, { scrollBy });
});
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const list = () => screen.getByRole('tablist', { name: 'Crops' });
const tab = (name: string) => screen.getByRole('tab', { name });
const tabs = () => screen.getAllByRole('tab');
const attributes = (name: string) => tabs().map((each) => each.getAttribute(name));
const focused = () => document.activeElement?.textContent;
const reset = () => screen.getByRole('button', { name: 'Reset' });
/** @returns whether the browser is kept from doing what it would do */
const press = (target: HTMLElement, key: string, modifiers = {}) =>
  !fireEvent.keyDown(target, { key, ...modifiers });
const click = (target: HTMLElement, modifiers = {}) => !fireEvent.click(target, modifiers);

test('the HTML is a navigation of plain links to panels that all show', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Probe vertical stopAtPanel />);
  expect(container.querySelector('nav')?.getAttribute('aria-label')).toBe('Crops');
  const added = '[role], [hidden], [tabindex], [aria-selected], [aria-controls], [aria-orientation]';
  expect(container.querySelector(added)).toBeNull();
  const links = [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#jute', '#rice', '#soy']);
  for (const id of IDS) expect(container.querySelector(`#${id}`)?.textContent).toBe(`About ${id}`);
});

test('the browser takes over the HTML without a complaint, and the links become tabs', () => {
  expect(hydrate(<Probe />).complaints).toEqual([]);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(tabs().map(({ textContent }) => textContent)).toEqual(IDS);
});

test('once hydrated they are tabs with one panel, each named by the other', () => {
  render(<Probe first="rice" />);
  expect(tabs().every((each) => list().contains(each))).toBe(true);
  expect(attributes('aria-selected')).toEqual(['false', 'true', 'false']);
  expect(attributes('aria-controls')).toEqual(IDS);
  const panels = screen.getAllByRole('tabpanel', { hidden: true });
  expect(panels.map(({ id }) => id)).toEqual(IDS);
  expect(panels.map((panel) => panel.getAttribute('aria-labelledby'))).toEqual(tabs().map(({ id }) => id));
  expect(panels.map(({ hidden }) => hidden)).toEqual([true, false, true]);
});

test('the selected tab alone is a stop of the Tab key', () => {
  render(<Probe first="rice" />);
  expect(attributes('tabindex')).toEqual(['-1', '0', '-1']);
  click(tab('soy'));
  expect(attributes('tabindex')).toEqual(['-1', '-1', '0']);
});

test.each([
  [true, '0'],
  [false, null],
])('whether the Tab key stops at the panel: %s', (stopAtPanel, tabIndex) => {
  render(<Probe stopAtPanel={stopAtPanel} />);
  expect(screen.getByRole('tabpanel', { name: 'jute' }).getAttribute('tabindex')).toBe(tabIndex);
});

test('while none of the list is selected, no panel shows', () => {
  render(<Probe first="cotton" />);
  expect(attributes('aria-selected')).toEqual(['false', 'false', 'false']);
  expect(screen.queryByRole('tabpanel')).toBeNull();
});

test.each([
  ['jute', 'ArrowRight', 'rice'],
  ['soy', 'ArrowRight', 'jute'],
  ['rice', 'ArrowLeft', 'jute'],
  ['jute', 'ArrowLeft', 'soy'],
  ['soy', 'Home', 'jute'],
  ['jute', 'End', 'soy'],
])('from %s %s chooses %s and leads the focus there', (from, key, to) => {
  render(<Probe first={from} />);
  tab(from).focus();
  expect(press(tab(from), key)).toBe(true);
  expect(onSelect.mock.calls).toEqual([[to, 'key']]);
  expect(focused()).toBe(to);
  expect(tab(to).ariaSelected).toBe('true');
  expect(screen.getByRole('tabpanel').textContent).toBe(`About ${to}`);
});

test.each([true, false])('up and down lead on in a column alone, which says so: %s', (vertical) => {
  render(<Probe vertical={vertical} />);
  expect(list().getAttribute('aria-orientation')).toBe(vertical ? 'vertical' : null);
  expect(press(tab('jute'), 'ArrowDown')).toBe(vertical);
  expect(press(tab('rice'), 'ArrowUp')).toBe(vertical);
  expect(onSelect.mock.calls.flat()).toEqual(vertical ? ['rice', 'key', 'jute', 'key'] : []);
});

test('a click chooses, and the browser does not follow the link', () => {
  render(<Probe />);
  expect(click(tab('rice'))).toBe(true);
  expect(onSelect.mock.calls).toEqual([['rice', 'click']]);
  expect(screen.getByRole('tabpanel').textContent).toBe('About rice');
});

test('the space bar clicks, once', () => {
  render(<Probe />);
  expect(press(tab('rice'), ' ')).toBe(true);
  expect(onSelect.mock.calls).toEqual([['rice', 'click']]);
});

test('all other keys are left to the browser', () => {
  render(<Probe vertical />);
  for (const key of ['Enter', 'Tab', 'Escape', 'PageDown', 'r']) expect(press(tab('jute'), key)).toBe(false);
  expect(onSelect).not.toHaveBeenCalled();
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('with %s all is left to the browser', (modifier) => {
  render(<Probe vertical />);
  tab('jute').focus();
  expect(click(tab('rice'), { [modifier]: true })).toBe(false);
  for (const key of KEYS) expect(press(tab('jute'), key, { [modifier]: true })).toBe(false);
  expect(onSelect).not.toHaveBeenCalled();
  expect(focused()).toBe('jute');
});

test.each(KEYS)('the key "%s" on something that is no tab does nothing', (key) => {
  render(<Probe vertical />);
  // Some browsers let the keyboard into a list that scrolls.
  for (const target of [list(), reset()]) expect(press(target, key)).toBe(false);
  expect(onSelect).not.toHaveBeenCalled();
});

test.each([
  ['in the panel that goes', () => screen.getByRole('link', { name: 'About rice' }), 'jute'],
  ['elsewhere', reset, 'Reset'],
])('when another is selected from outside, a focus %s is not lost', (_, element, after) => {
  render(<Probe />);
  click(tab('rice'));
  element().focus();
  const focus = jest.spyOn(tab('jute'), 'focus');
  click(reset());
  expect(focused()).toBe(after);
  expect(focus.mock.calls).toEqual(after === 'jute' ? [[{ preventScroll: true }]] : []);
});

test('a tab out of sight is brought into sight, and the page stays', () => {
  render(<Probe />);
  jest.spyOn(list(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 20, 200, 50));
  jest.spyOn(tab('rice'), 'getBoundingClientRect').mockReturnValue(new DOMRect(250, 20, 100, 50));
  click(tab('rice'));
  expect(scrollBy.mock.contexts).toEqual([list()]);
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});
