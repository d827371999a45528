/** Catalogues that do not exist in the current content. Browser tests check the interactions. */
import { fireEvent, render, screen } from '@testing-library/react';
import { Catalogue } from '../../../../src/features/catalogue/Catalogue';
import { useCatalogue } from '../../../../src/features/catalogue/useCatalogue';
import { hydrate } from '../../../support/hydrate';

const entry = (name: string) => ({ slug: name.toLowerCase(), name, path: `/goods/${name.toLowerCase()}` });
const group = (name: string, ...members: string[]) => ({
  slug: name.toLowerCase(),
  name,
  members: members.map(entry),
});

function Page({ groups }: { groups: ReturnType<typeof group>[] }) {
  return (
    <Catalogue
      catalogue={useCatalogue(groups)}
      groupLabel="Kind"
      renderSheet={({ name }) => <h3>{name}</h3>}
    />
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
