import { render, screen } from '@testing-library/react';
import { FactTable } from '../../../../src/features/catalogue/FactTable';

const figures = (facts: Record<string, string>) => {
  const labels = Object.fromEntries(Object.keys(facts).map((field) => [field, field]));
  const { container } = render(<FactTable caption="Values" labels={labels} facts={facts} />);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(Object.values(facts));
  return [...container.querySelectorAll('td > span')].map((figure) => figure.textContent);
};

test('sets figures apart from their units where each value is one', () => {
  expect(figures({ energy: '1,446 kcal', protein: '36.5 g' })).toEqual(['1,446', '36.5']);
});

test('leaves values alone where one of them is more than a figure', () => {
  expect(figures({ energy: '446 kcal', moisture: 'Max 10%' })).toEqual([]);
});
