import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { FactTable } from '../../../../src/features/catalogue/FactTable';

/** Renders rows and returns the cells of the table. */
const cells = (rows: ComponentProps<typeof FactTable>['rows']) => {
  const { container } = render(<FactTable caption="Values" rows={rows} />);
  const figures = [...container.querySelectorAll('td > span')].map((figure) => figure.textContent);
  return { cells: screen.queryAllByRole('cell').map((cell) => cell.textContent), figures };
};

test('aligns the numbers if each value is a number with a unit', () => {
  const rows = [
    { label: 'Energy', value: '1,446 kcal' },
    { label: 'Protein', value: '36.5 g' },
  ];
  expect(cells(rows)).toEqual({ cells: ['1,446 kcal', '36.5 g'], figures: ['1,446', '36.5'] });
});

test('aligns nothing if any value contains other text', () => {
  const rows = [
    { label: 'Energy', value: '446 kcal' },
    { label: 'Moisture', value: 'Max 10%' },
  ];
  expect(cells(rows).figures).toEqual([]);
});

test('has a column for methods if any row has a method; values without a method span both columns', () => {
  const rows = [
    { label: 'Broken', value: 'Max 2%', method: 'ISO 605' },
    { label: 'Color', value: 'Nil', method: null },
  ];
  expect(cells(rows).cells).toEqual(['Max 2%', 'ISO 605', 'Nil']);
  expect(screen.getByRole('cell', { name: 'Nil' }).getAttribute('colspan')).toBe('2');
});
