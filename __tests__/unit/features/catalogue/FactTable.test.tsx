import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { FactTable } from '../../../../src/features/catalogue/FactTable';

/** Renders rows and returns the cells of the table. */
const cells = (rows: ComponentProps<typeof FactTable>['rows']) => {
  const { container } = render(<FactTable caption="Values" rows={rows} />);
  const figures = [...container.querySelectorAll('td > span')].map((figure) => figure.textContent);
  return { cells: screen.queryAllByRole('cell').map((cell) => cell.textContent), figures };
};

test('aligns the numbers if each value is a number with a unit', () => {
  const energy = { label: 'Energy', value: '1,446 kcal' };
  const protein = { label: 'Protein', value: '36.5 g' };
  expect(cells([energy, protein])).toEqual({ cells: ['1,446 kcal', '36.5 g'], figures: ['1,446', '36.5'] });
  cleanup();
  expect(cells([energy, { label: 'Moisture', value: 'Max 10%' }]).figures).toEqual([]);
});

test('has a column for methods if any row has a method; values without a method span both columns', () => {
  const broken = { label: 'Broken', value: 'Max 2%', method: 'ISO 605' };
  const color = { label: 'Color', value: 'Nil', method: null };
  expect(cells([broken, color]).cells).toEqual(['Max 2%', 'ISO 605', 'Nil']);
  expect(screen.getByRole('cell', { name: 'Nil' }).getAttribute('colspan')).toBe('2');
});
