import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Catalogue } from '../../../../src/features/catalogue/Catalogue';
import type { SheetItem } from '../../../../src/features/catalogue/Sheet';
import { useCatalogue } from '../../../../src/features/catalogue/useCatalogue';
import { DESKTOP } from '../../../../src/hooks/useMediaQuery';
import { setMedia } from '../../../support/dom';
import { hydrate } from '../../../support/hydrate';

const labels = { enquire: 'Ask about {item}', print: 'Print' };
const subject = 'Question: {item}';

const item = (name: string, more: Partial<SheetItem> = {}): SheetItem => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  image: { alt: `Picture of ${name}`, file: { childImageSharp: null } },
  description: `${name} in short.`,
  details: `${name} at length.`,
  ...more,
});
const group = (name: string, ...members: SheetItem[]) => ({ slug: name.toLowerCase(), name, members });
const two = [group('Dals', item('Toor Dal'), item('Moong Dal')), group('Soy', item('Meal'), item('Oil'))];

interface Props {
  groups?: typeof two;
  path?: string;
}

function Page({ groups = two, path = '/goods' }: Props) {
  return (
    <Catalogue
      catalogue={useCatalogue(groups)}
      groupLabel="Kind"
      labels={labels}
      subject={subject}
      path={path}
      facts={() => ({ tables: [] })}
      intro={({ name }) => <p>All about {name}</p>}
    />
  );
}

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const list = (name: string) => screen.getByRole('tablist', { name });
const tab = (name: string) => screen.getByRole('tab', { name });
/** The name of the entry whose sheet shows; all others are hidden. */
const shown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const groupShown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('the HTML holds every group and every sheet, reached by links to them', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  const lists = [...container.querySelectorAll('nav')].map((nav) =>
    [...nav.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  );
  expect(lists).toEqual([
    ['#toor-dal', '#meal'],
    ['#toor-dal', '#moong-dal'],
    ['#meal', '#oil'],
  ]);
  for (const id of ['toor-dal', 'moong-dal', 'meal', 'oil'])
    expect(container.querySelectorAll(`#${id}`)).toHaveLength(1);
  expect(container.querySelectorAll('[hidden], [data-hydrated]')).toHaveLength(0);
});

test('the browser takes over without a complaint, and shows the first entry of the first group', () => {
  const { container, complaints } = hydrate(<Page />);
  expect(complaints).toEqual([]);
  // The styles select until then.
  expect(container.querySelector('[data-hydrated="true"]')).not.toBeNull();
  expect(shown()).toEqual(['Toor Dal']);
  expect(groupShown()).toEqual(['Dals']);
  for (const text of ['All about Dals', 'Toor Dal in short.', 'Toor Dal at length.'])
    expect(screen.getByText(text).closest('[hidden]')).toBeNull();
});

test('the address opens an entry, whatever its group', () => {
  window.history.replaceState(null, '', '#oil');
  hydrate(<Page />);
  expect(shown()).toEqual(['Oil']);
  expect(groupShown()).toEqual(['Soy']);
  expect(tab('Soy').ariaSelected).toBe('true');
});

test('a tab shows its sheet and writes its address', () => {
  render(<Page />);
  fireEvent.click(tab('Moong Dal'));
  expect(shown()).toEqual(['Moong Dal']);
  expect(window.location.hash).toBe('#moong-dal');
});

test('another group begins with its first entry', () => {
  window.history.replaceState(null, '', '#moong-dal');
  render(<Page />);
  const before = window.history.length;
  fireEvent.click(tab('Soy'));
  expect(shown()).toEqual(['Meal']);
  expect(groupShown()).toEqual(['Soy']);
  expect(window.location.hash).toBe('#meal');
  expect(window.history.length).toBe(before + 1);
});

test('the group that is shown already keeps its selection', () => {
  window.history.replaceState(null, '', '#oil');
  render(<Page />);
  const before = window.history.length;
  expect(fireEvent.click(tab('Soy'))).toBe(false);
  expect(shown()).toEqual(['Oil']);
  expect(window.location.hash).toBe('#oil');
  expect(window.history.length).toBe(before);
});

test('a key on the choice of group changes the entry of the history and leads to the other group', () => {
  render(<Page />);
  const before = window.history.length;
  fireEvent.keyDown(tab('Dals'), { key: 'End' });
  expect(shown()).toEqual(['Meal']);
  expect(document.activeElement).toBe(tab('Soy'));
  expect(window.history.length).toBe(before);
});

test('the entries stand one below the other on large screens, the groups never', () => {
  render(<Page />);
  expect(list('Dals').ariaOrientation).toBeNull();
  setMedia(DESKTOP, true);
  expect(list('Dals').ariaOrientation).toBe('vertical');
  expect(list('Kind').ariaOrientation).toBeNull();
});

test('the keyboard goes from the choice of group to the entries, and from them to the sheet', () => {
  render(<Page />);
  expect(screen.getByRole('tabpanel', { name: 'Dals' }).hasAttribute('tabindex')).toBe(false);
  expect(screen.getByRole('tabpanel', { name: 'Toor Dal' }).getAttribute('tabindex')).toBe('0');
});

test('one entry in one group', () => {
  const { complaints } = hydrate(<Page groups={[group('Oils', item('Castor'))]} />);
  expect(complaints).toEqual([]);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Oils', 'Castor']);
  expect(shown()).toEqual(['Castor']);
  fireEvent.keyDown(tab('Castor'), { key: 'ArrowRight' });
  fireEvent.click(tab('Oils'));
  expect(shown()).toEqual(['Castor']);
});

test('an entry may be called like its group', () => {
  const { container } = render(<Page groups={[group('Soy', item('Soy'), item('Oil'))]} />);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('no entries at all', () => {
  expect(hydrate(<Page groups={[group('Oils')]} />).complaints).toEqual([]);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('thirty entries', () => {
  const thirty = Array.from({ length: 30 }, (_, index) => item(`Grain ${index + 1}`));
  const { complaints } = hydrate(<Page groups={[group('Grains', ...thirty)]} />);
  expect(complaints).toEqual([]);
  expect(within(list('Grains')).getAllByRole('tab')).toHaveLength(30);
  fireEvent.keyDown(tab('Grain 1'), { key: 'End' });
  expect(shown()).toEqual(['Grain 30']);
  expect(document.activeElement).toBe(tab('Grain 30'));
});

test('opened by its address, an entry far down has its tab brought into sight', () => {
  const scrollBy = jest.fn();
  Object.assign(Element.prototype, { scrollBy });
  const rect = (left: number, right: number) => ({ left, right, top: 0, bottom: 50 }) as DOMRect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.textContent === 'Moong Dal' ? rect(500, 600) : rect(0, 300);
  });
  window.history.replaceState(null, '', '#moong-dal');
  hydrate(<Page />);
  expect(scrollBy.mock.contexts).toEqual([list('Dals')]);
});

test('very long names stay whole', () => {
  const name = `${'Hydrolysed'.repeat(30)} ${'and more words '.repeat(20)}`.trim();
  expect(hydrate(<Page groups={[group(name, item(name, { slug: 'long' }))]} />).complaints).toEqual([]);
  expect(screen.getAllByRole('tab', { name })).toHaveLength(2);
  expect(screen.getAllByRole('heading', { name })).toHaveLength(2);
  expect(screen.getByRole('link', { name: `Ask about ${name}` })).toBeTruthy();
});
