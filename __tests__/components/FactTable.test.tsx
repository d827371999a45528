import { render, screen } from '@testing-library/react';
import { FactTable } from '../../src/components/FactTable/FactTable';

test('has a row header and a value for each fact that exists, in the order of the labels', () => {
  render(
    <FactTable
      caption="Key Properties"
      labels={{ strength: 'Strength', drying: 'Drying', lustre: 'Lustre' }}
      facts={{ lustre: 'Soft', strength: 'High', drying: null }}
    />,
  );
  expect(screen.getByRole('table', { name: 'Key Properties' })).toBeTruthy();
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Strength', 'Lustre']);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['High', 'Soft']);
});
