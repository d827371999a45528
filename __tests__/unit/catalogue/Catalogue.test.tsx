import { render, screen } from '@testing-library/react';
import { Catalogue } from '../../../src/catalogue/Catalogue';
import { type Group, useCatalogue } from '../../../src/catalogue/useCatalogue';

const group = (name: string, ...entries: string[]): Group => ({
  slug: name.toLowerCase(),
  name,
  sheets: entries.map((entry) => ({
    slug: entry.toLowerCase(),
    name: entry,
    path: `/goods/${entry.toLowerCase()}`,
    thumbnail: { digest: entry },
  })),
  list: null,
});

function Page({ groups }: { groups: readonly Group[] }) {
  const catalogue = useCatalogue(groups);
  const renderSheet = ({ name }: { name: string }) => <p>{name}</p>;
  return <Catalogue catalogue={catalogue} groupLabel="Kind" search="" renderSheet={renderSheet} />;
}

const texts = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);

test.each([
  [
    [group('Seeds'), group('Dals', 'Toor'), group('Nuts'), group('Soy', 'Meal')],
    ['Dals', 'Soy', 'Toor'],
    ['Toor'],
  ],
  [[group('Oils')], [], []],
])('groups without entries are omitted', (groups, tabs, sheets) => {
  render(<Page groups={groups} />);
  expect([texts('tab'), texts('paragraph')]).toEqual([tabs, sheets]);
});
