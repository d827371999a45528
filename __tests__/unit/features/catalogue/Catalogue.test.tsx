/** Catalogues that the content does not hold today; what visitors do with one is tried in the browser. */
import { fireEvent, render, screen } from '@testing-library/react';
import { Catalogue } from '../../../../src/features/catalogue/Catalogue';
import type { SheetEntry } from '../../../../src/features/catalogue/Sheet';
import { useCatalogue } from '../../../../src/features/catalogue/useCatalogue';
import { hydrate } from '../../../support/hydrate';

const item = (name: string): SheetEntry => ({
  slug: name.toLowerCase(),
  name,
  image: { alt: `Picture of ${name}`, file: { childImageSharp: null } },
  description: `${name} in short.`,
  details: `${name} at length.`,
});
const group = (name: string, ...members: string[]) => ({
  slug: name.toLowerCase(),
  name,
  members: members.map(item),
});

function Page({ groups }: { groups: ReturnType<typeof group>[] }) {
  return (
    <Catalogue
      catalogue={useCatalogue(groups)}
      groupLabel="Kind"
      labels={{ print: 'Print', fullSheet: 'All of {item}' }}
      actions={() => null}
      pathOf={(slug) => `/goods/${slug}`}
      facts={() => ({ tables: [] })}
    />
  );
}

afterEach(() => window.history.replaceState(null, '', '/'));

const tab = (name: string) => screen.getByRole('tab', { name });
const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);
/** The names of the sheets that show. */
const shown = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('one entry in one group stays, whatever is pressed', () => {
  expect(hydrate(<Page groups={[group('Oils', 'Castor')]} />).complaints).toEqual([]);
  expect(tabs()).toEqual(['Oils', 'Castor']);
  fireEvent.keyDown(tab('Castor'), { key: 'ArrowRight' });
  fireEvent.click(tab('Oils'));
  expect(shown()).toEqual(['Castor']);
});

test('an entry may be called like its group', () => {
  const { container } = render(<Page groups={[group('Soy', 'Soy', 'Oil')]} />);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('groups without entries are left out, the first one too', () => {
  render(<Page groups={[group('Seeds'), group('Dals', 'Toor'), group('Nuts'), group('Soy', 'Meal')]} />);
  expect(tabs()).toEqual(['Dals', 'Soy', 'Toor']);
  expect(shown()).toEqual(['Toor']);
});

test.each([[[]], [[group('Oils')]]])('without an entry there is nothing to choose', (groups) => {
  window.history.replaceState(null, '', '/goods#oils');
  expect(hydrate(<Page groups={groups} />).complaints).toEqual([]);
  expect(tabs()).toEqual([]);
  expect(screen.queryByRole('heading')).toBeNull();
});
