import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { FactTable } from '../../../../src/catalogue/sheet/FactTable';

type Props = ComponentProps<typeof FactTable>;

const labels = { name: 'Property', value: 'Limit', method: 'Method' };

/** Renders rows and returns the cells of the table, whether they are aligned at the end, and the number of drawn ranges. */
const cells = (rows: Props['rows'], columns?: Props['labels']) => {
  const { container } = render(
    <FactTable
      caption="Values"
      rows={rows}
      labels={columns}
      texts={{ maximum: 'Max', minimum: 'Min', scale: '0 to {end}' }}
    />,
  );
  const aligned = container.querySelector('table')?.dataset.aligned === 'true';
  const ranges = container.querySelectorAll('td > svg[aria-hidden="true"]').length;
  return { cells: screen.queryAllByRole('cell').map((cell) => cell.textContent), aligned, ranges };
};

test('aligns the values at the end if each value with a number is a number with a unit, and compares those with the same unit', () => {
  const energy = { label: 'Energy', value: '1,446 kcal' };
  const protein = { label: 'Protein', value: '36.5 g' };
  const fat = { label: 'Fat', value: '19.9 g' };
  const fiber = { label: 'Fiber', value: 'Not stated' };
  expect(cells([energy, protein, fiber, fat])).toEqual({
    cells: ['1,446 kcal', '36.5 g', 'Not stated', '19.9 g'],
    aligned: true,
    ranges: 2,
  });
  expect(screen.getByText('Values').dataset.scale).toBe('0 to 50 g');
  cleanup();
  expect(cells([energy, { label: 'Moisture', value: 'Max 10%' }]).aligned).toBe(false);
  expect(screen.getByText('Values').dataset.scale).toBeUndefined();
});

test('a table of limits has column headers; values without a method span two columns', () => {
  const broken = { label: 'Broken', value: 'Max 2%', method: 'ISO 605' };
  const color = { label: 'Color', value: 'Nil', method: null };
  expect(cells([broken, color], labels).cells).toEqual(['Max 2%', 'ISO 605', 'Nil']);
  expect(screen.getByRole('cell', { name: 'Nil' }).getAttribute('colspan')).toBe('2');
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(
    Object.values(labels),
  );
});
