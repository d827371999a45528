import { fireEvent, render, screen } from '@testing-library/react';
import { Catalogue } from '../../../src/catalogue/Catalogue';
import { type Group, useCatalogue } from '../../../src/catalogue/useCatalogue';

const entriesOf = (names: readonly string[]) =>
  names.map((name) => ({
    slug: name.toLowerCase(),
    name,
    path: `/goods/${name.toLowerCase()}`,
    thumbnail: { digest: name },
    alsoTradedAs: [`${name} seeds`],
  }));
const group = (name: string, panels: readonly string[], linked: readonly string[] = []) => ({
  slug: name.toLowerCase(),
  textLanguage: 'en',
  name,
  panels: entriesOf(panels),
  linked: entriesOf(linked),
});

const filterTexts = { filter: 'Filter', filterHint: '', shown: '{count} of {total}', noMatch: '' };

function Page({ groups }: { groups: object[] }) {
  const catalogue = useCatalogue(groups as Group[]);
  const renderPanel = ({ name }: { name: string }) => <p data-testid="sheet">{name}</p>;
  const props = { catalogue, renderPanel, filterTexts };
  return <Catalogue groupLabel="Kind" search="" {...props} />;
}

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

test('groups without entries are omitted', () => {
  const groups = [group('Seeds', []), group('Dals', ['Toor']), group('Nuts', []), group('Soy', ['Meal'])];
  render(<Page groups={groups} />);
  expect(textsOf(screen.getAllByRole('tab'))).toEqual(['Dals', 'Soy']);
  expect(textsOf(screen.getAllByTestId('sheet'))).toEqual(['Toor', 'Meal']);
});

test('a single group has a heading in place of tabs, and a single entry has no tabs', () => {
  const { rerender } = render(<Page groups={[group('Dals', ['Toor', 'Urad'])]} />);
  expect(textsOf(screen.getAllByRole('tab'))).toEqual(['Toor', 'Urad']);
  expect(screen.getByRole('heading', { name: 'Dals' }).className).not.toContain('is-tab-heading');
  rerender(<Page groups={[group('Dals', ['Toor'])]} />);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByTestId('sheet').closest('[hidden]')).toBeNull();
});

test('a large group is a list of links, with a filter that also knows other trade names', () => {
  const names = Array.from({ length: 25 }, (_, index) => `Bean ${index + 1}`);
  render(<Page groups={[group('Beans', [], names)]} />);
  expect(textsOf(screen.getAllByRole('link'))).toEqual(names);
  expect(screen.queryAllByTestId('sheet')).toEqual([]);
  fireEvent.change(screen.getByRole('textbox', { name: 'Filter' }), { target: { value: 'bean 25 seeds' } });
  expect(textsOf(screen.getAllByRole('link'))).toEqual(['Bean 25']);
  expect(textsOf(screen.getAllByRole('status'))).toEqual(['1 of 25']);
});

test('the lists of a catalogue have the same filter', () => {
  render(<Page groups={[group('Beans', [], ['Bean 1', 'Bean 2']), group('Nuts', [], ['Nut 1', 'Nut 2'])]} />);
  const filterOf = () => screen.getByRole('textbox', { name: 'Filter' }) as HTMLInputElement;
  fireEvent.change(filterOf(), { target: { value: '2' } });
  fireEvent.click(screen.getByRole('tab', { name: 'Nuts' }));
  expect([filterOf().value, ...textsOf(screen.getAllByRole('link'))]).toEqual(['2', 'Nut 2']);
});
