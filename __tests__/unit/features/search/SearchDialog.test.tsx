import { fireEvent, render, screen, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import { SearchDialog } from '../../../../src/features/search/SearchDialog';
import { hydrate } from '../../../support/hydrate';

beforeEach(() => {
  jest.mocked(navigate).mockClear();
  localStorage.clear();
});

const opener = () => screen.getByRole('button', { name: 'Search' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Search by keyword' }));
const open = () => fireEvent.click(opener());
const type = (value: string) => fireEvent.change(dialog().getByRole('textbox'), { target: { value } });
const submit = () => fireEvent.click(dialog().getByRole('button', { name: 'Search' }));
const recent = () =>
  within(dialog().getByRole('list', { name: 'Recent Searches' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('without scripts the button leads to the services, and nothing typed can get into an address', () => {
  const { container, complaints } = hydrate(<SearchDialog place="a" />);
  expect(complaints).toEqual([]);
  expect(container.querySelector('form')?.getAttribute('action')).toBe('/services');
  expect(container.querySelector('[name]')).toBeNull();
});

test('opens, ready for typing', () => {
  render(<SearchDialog place="a" />);
  expect(screen.queryByRole('dialog')).toBeNull();
  open();
  const input = dialog().getByPlaceholderText('Enter keywords to search services...');
  expect(document.activeElement).toBe(input);
  expect(dialog().getByText('What you search for is listed here, on this device only.')).toBeTruthy();
});

test('a term is trimmed, recorded and searched for, and the dialog closes', () => {
  render(<SearchDialog place="a" />);
  open();
  type('  50% (dry) ');
  submit();
  expect(navigate).toHaveBeenCalledWith('/services?search=50%25%20%28dry%29', { replace: false });
  expect(screen.queryByRole('dialog')).toBeNull();
  open();
  expect(recent()).toEqual(['50% (dry)']);
});

test.each(['', '   '])('the empty term "%s" does nothing', (term) => {
  render(<SearchDialog place="a" />);
  open();
  type(term);
  submit();
  expect(navigate).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(localStorage.getItem('searchHistory')).toBeNull();
});

test('a recent search is repeated by a click, and all can be cleared', () => {
  localStorage.setItem('searchHistory', '["soy","cotton"]');
  render(<SearchDialog place="a" />);
  open();
  fireEvent.click(dialog().getByRole('button', { name: 'cotton' }));
  expect(navigate).toHaveBeenCalledWith('/services?search=cotton', { replace: false });
  open();
  expect(recent()).toEqual(['soy', 'cotton']);
  fireEvent.click(dialog().getByRole('button', { name: 'Clear History' }));
  expect(dialog().queryByRole('list')).toBeNull();
  expect(document.activeElement).toBe(dialog().getByRole('textbox'));
  expect(localStorage.getItem('searchHistory')).toBe('[]');
});

test('the same search again is no new place in the history', () => {
  window.history.replaceState(null, '', '/services?search=soy');
  render(<SearchDialog place="a" />);
  open();
  type('soy');
  submit();
  expect(navigate).toHaveBeenCalledWith('/services?search=soy', { replace: true });
  window.history.replaceState(null, '', '/');
});

test('another page closes it', () => {
  const { rerender } = render(<SearchDialog place="a" />);
  open();
  rerender(<SearchDialog place="b" />);
  expect(screen.queryByRole('dialog')).toBeNull();
});
