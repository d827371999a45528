import { render, screen } from '@testing-library/react';
import { ComparisonTables } from '../../../src/catalogue/table/ComparisonTables';

test('a page of specifications without tables has no filter', () => {
  const texts = {
    filter: 'Filter',
    filterHint: '',
    shown: '',
    noMatch: '',
    more: '',
    download: { xlsx: '' },
  };
  render(<ComparisonTables texts={{ ...texts, tables: [] }} search="" />);
  expect(screen.queryByRole('textbox', { name: 'Filter' })).toBeNull();
});
