import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../../../src/layout/ErrorBoundary';

function Page({ broken }: { broken: boolean }) {
  if (broken) throw new Error('No data.');
  return <a href="/contact">Write</a>;
}

const page = (broken: boolean) => (
  <>
    <button type="button">Elsewhere</button>
    <ErrorBoundary locationKey="a">
      <Page broken={broken} />
    </ErrorBoundary>
  </>
);
const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' });

test.each([
  ['of the removed page moves to the alert', () => screen.getByRole('link'), () => screen.getByRole('alert')],
  ['elsewhere is kept', elsewhere, elsewhere],
])('a focus %s', (_, before, after) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(page(false));
  before().focus();
  rerender(page(true));
  expect(document.activeElement).toBe(after());
  logged.mockRestore();
});
