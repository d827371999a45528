/** A page with several large groups. The built pages have at most one. */
import { fireEvent, render, screen } from '@testing-library/react';
import { useFilter } from '../../../../src/catalogue/table/useFilter';

function Page({ search }: { search: string }) {
  const { term, inputProps } = useFilter(search);
  return (
    <>
      <input title="one" {...inputProps} />
      <input title="two" {...inputProps} />
      <p>{term}</p>
    </>
  );
}

test('all inputs have the term of the URL, and then the text that was typed in one of them', () => {
  render(<Page search="?filter=dal" />);
  const valuesAre = (value: string) => {
    for (const title of ['one', 'two']) expect(screen.getByTitle(title)).toHaveProperty('value', value);
    expect(screen.getByText(value)).toBeTruthy();
  };
  valuesAre('dal');
  fireEvent.change(screen.getByTitle('two'), { target: { value: 'oil' } });
  valuesAre('oil');
});
