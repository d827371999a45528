import { render, screen } from '@testing-library/react';
import { ComparisonTables } from '../../../src/catalogue/table/ComparisonTables';

test('a page of specifications without tables has no filter', () => {
  const texts = { tables: [], filter: 'Filter', download: {} };
  render(<ComparisonTables texts={texts as never} search="" />);
  expect(screen.queryByRole('textbox')).toBeNull();
});
