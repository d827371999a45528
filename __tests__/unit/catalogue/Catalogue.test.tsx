/** Catalogues that do not exist in the current content. Browser tests check the interactions. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Catalogue } from '../../../src/catalogue/Catalogue';
import { type Group, useCatalogue } from '../../../src/catalogue/useCatalogue';
import { interpolate } from '../../../src/lib/interpolate';
import { documentAt } from '../../support/content';
import { hydrate } from '../../support/hydrate';

const entry = (name: string) => ({
  slug: name.toLowerCase(),
  name,
  path: `/goods/${name.toLowerCase()}`,
  thumbnail: { digest: name },
});
const group = (name: string, ...entries: string[]) => ({
  slug: name.toLowerCase(),
  name,
  sheets: entries.map(entry),
  list: null,
});

const { filter, filterHint, shown: shownText, noMatch, sort, more } = documentAt('pages/specifications.json');
/** Returns a group that has too many entries for sheets. */
const longGroup = (name: string, ...entries: [name: string, hsCode: string][]) => ({
  ...group(name),
  list: {
    header: 'Product',
    columns: ['Moisture', 'Protein'],
    rows: entries.map(([entryName, hsCode]) => ({
      ...entry(entryName),
      note: `HS code ${hsCode}`,
      values: ['Max 9%', 'Min 20% (dry basis)'],
    })),
    samples: [],
    texts: { filter, filterHint, shown: shownText, noMatch, sort, more },
  },
});

function Page({ groups }: { groups: readonly Group[] }) {
  const catalogue = useCatalogue(groups);
  return (
    <>
      <Catalogue
        catalogue={catalogue}
        groupLabel="Kind"
        search=""
        renderSheet={({ name }) => <h3>{name}</h3>}
      />
      <output>{catalogue.selected?.name}</output>
    </>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);
/** Returns the names of the visible sheets. */
const shown = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('a single entry in a single group stays selected, whatever is pressed', () => {
  hydrate(<Page groups={[group('Oils', 'Castor')]} />);
  expect(tabs()).toEqual(['Oils', 'Castor']);
  fireEvent.keyDown(tab('Castor'), { key: 'ArrowRight' });
  fireEvent.click(tab('Oils'));
  expect(shown()).toEqual(['Castor']);
});

test('an entry may have the same name as its group', () => {
  const { container } = render(<Page groups={[group('Soy', 'Soy', 'Oil')]} />);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('groups without entries are omitted, including the first one', () => {
  render(<Page groups={[group('Seeds'), group('Dals', 'Toor'), group('Nuts'), group('Soy', 'Meal')]} />);
  expect(tabs()).toEqual(['Dals', 'Soy', 'Toor']);
  expect(shown()).toEqual(['Toor']);
});

test.each([[[]], [[group('Oils')]]])('without entries there are no tabs', (groups) => {
  window.history.replaceState(null, '', '/goods#oils');
  hydrate(<Page groups={groups} />);
  expect(tabs()).toEqual([]);
  expect(screen.queryByRole('heading')).toBeNull();
});

describe('a group with a list', () => {
  const groups = [
    group('Dals', 'Toor'),
    longGroup('Seeds', ['Flax', '1204'], ['Sesame', '1207.40'], ['Poppy', '1207.91']),
  ];
  const rows = () =>
    screen.queryAllByRole('row').flatMap((row) => (row.querySelector('td') ? [row.textContent] : []));
  const marked = () => document.querySelector('tr[aria-current]')?.id;
  const selected = () => document.querySelector('output')?.textContent;
  beforeEach(() => window.history.replaceState(null, '', '/goods'));

  test('the list has name, HS code and values of each entry, and its filter announces how many are left', () => {
    hydrate(<Page groups={groups} />);
    fireEvent.click(tab('Seeds'));
    const [flax, sesame, poppy] = ['1204', '1207.40', '1207.91'].map(
      (hsCode) => ` HS code ${hsCode}Max 9%Min 20% (dry basis)`,
    );
    expect(rows()).toEqual([`Flax${flax}`, `Sesame${sesame}`, `Poppy${poppy}`]);
    expect(screen.getByRole('link', { name: 'Poppy' }).getAttribute('href')).toBe('/goods/poppy');
    fireEvent.change(screen.getByRole('textbox', { name: filter }), { target: { value: '1207' } });
    expect(rows()).toEqual([`Sesame${sesame}`, `Poppy${poppy}`]);
    const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(statuses).toContain(interpolate(shownText, { count: 2, total: 3 }));
  });

  test('its tab selects no entry; a hash selects and marks an entry', () => {
    hydrate(<Page groups={groups} />);
    fireEvent.click(tab('Seeds'));
    expect([window.location.hash, selected(), marked()]).toEqual(['#group_seeds', '', undefined]);
    act(() => {
      window.history.replaceState(null, '', '#sesame');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect([selected(), marked()]).toEqual(['Sesame', 'sesame']);
    expect(shown()).toEqual([]);
    fireEvent.click(tab('Dals'));
    expect([shown(), rows(), selected()]).toEqual([['Toor'], [], 'Toor']);
  });

  test('a catalogue that begins with a list selects no entry', () => {
    hydrate(<Page groups={[...groups].reverse()} />);
    expect([rows().length, selected(), marked()]).toEqual([3, '', undefined]);
  });
});
