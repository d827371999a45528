import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Helmet } from 'react-helmet';
import { failedRoute } from '../../src/browser/failedRoute';
import { ErrorBoundary } from '../../src/layout/ErrorPage/ErrorBoundary';
import { ErrorPage } from '../../src/layout/ErrorPage/ErrorPage';

function Page({ broken = false }: { broken?: boolean }) {
  if (broken) throw new Error('No data.');
  return <h1>Contact</h1>;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const ERROR = 'This Page Did Not Load';

test('says what happened, where the visitor is, and the ways on', () => {
  const retry = jest.fn();
  render(<ErrorPage retry={retry} />);
  expect(heading()).toBe(ERROR);
  expect(screen.getByRole('alert').textContent).toMatch(/^The connection may have been lost/);
  const way = (name: string) =>
    within(screen.getByRole('alert').parentElement as HTMLElement).getByRole('link', { name });
  expect(way('Go to Home').getAttribute('href')).toBe('/');
  expect(way('Contact Us').getAttribute('href')).toBe('/contact');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('begins at its top, and stays out of search engines', () => {
  render(<ErrorPage retry={() => {}} />);
  expect(jest.mocked(window.scrollTo).mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  const { title, metaTags } = Helmet.peek();
  expect(title).toBe('This Page Did Not Load | Deccan Meridian');
  expect(metaTags).toContainEqual({ name: 'robots', content: 'noindex' });
});

test('the document keeps its language', async () => {
  document.documentElement.lang = '';
  const { rerender } = render(<Helmet htmlAttributes={{ lang: 'en' }} />);
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  rerender(<ErrorPage retry={() => {}} />);
  await waitFor(() => expect(document.title).toBe('This Page Did Not Load | Deccan Meridian'));
  expect(document.documentElement.lang).toBe('en');
});

test('survives a browser whose scrolling is a promise', () => {
  jest.mocked(window.scrollTo).mockReturnValue(Promise.resolve() as never);
  const { unmount } = render(<ErrorPage retry={() => {}} />);
  unmount();
  expect(console.error).not.toHaveBeenCalled();
});

test('what throws gives way to the error page, and that is logged', () => {
  render(
    <ErrorBoundary place="a">
      <Page broken />
    </ErrorBoundary>,
  );
  expect(heading()).toBe(ERROR);
  expect(console.error).toHaveBeenCalledWith('The page could not be shown.');
});

test('another place is tried anew, the same one is not', () => {
  const at = (place: string, broken: boolean) => (
    <ErrorBoundary place={place}>
      <Page broken={broken} />
    </ErrorBoundary>
  );
  const { rerender } = render(at('a', true));
  rerender(at('a', false));
  expect(heading()).toBe(ERROR);
  rerender(at('b', false));
  expect(heading()).toBe('Contact');
  rerender(at('c', true));
  expect(heading()).toBe(ERROR);
});

test('what threw can be tried again, at the address shown by then', async () => {
  const request = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  Object.assign(globalThis, { fetch: request });
  render(
    <ErrorBoundary place="a">
      <Page broken />
    </ErrorBoundary>,
  );
  window.history.replaceState(null, '', '/contact?from=mail#form');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try Again' })));
  expect(request.mock.calls).toEqual([
    ['http://localhost/contact?from=mail#form', expect.objectContaining({ method: 'HEAD' })],
  ]);
  expect(heading()).toBe(ERROR);
  failedRoute.set(undefined);
  window.history.replaceState(null, '', '/');
});
