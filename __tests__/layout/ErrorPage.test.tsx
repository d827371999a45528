import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Helmet } from 'react-helmet';
import { setFailedRoute } from '../../src/browser/failedRoute';
import { ErrorBoundary } from '../../src/layout/ErrorPage/ErrorBoundary';
import { ErrorPage } from '../../src/layout/ErrorPage/ErrorPage';
import { PageGuard } from '../../src/layout/ErrorPage/PageGuard';
import { wrapPageElement } from '../../src/layout/wrapPageElement';
import { hydrate } from '../support/hydrate';

function Page({ broken = false }: { broken?: boolean }) {
  if (broken) throw new Error('No data.');
  return <h1>Contact</h1>;
}

const request = jest.fn();
beforeEach(() => {
  Object.assign(globalThis, { fetch: request });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  act(() => setFailedRoute(undefined));
  jest.restoreAllMocks();
});

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

const guarded = (broken = false) => (
  <PageGuard place="a">
    <Page broken={broken} />
  </PageGuard>
);

test('the guard shows the page, and the browser takes over without a complaint', () => {
  expect(hydrate(guarded()).complaints).toEqual([]);
  expect(heading()).toBe('Contact');
});

test('the guard shows the error page for a page that throws', () => {
  render(guarded(true));
  expect(heading()).toBe(ERROR);
});

test('a route that failed shows the error page, until one is shown again', () => {
  render(guarded());
  act(() => setFailedRoute('/services'));
  expect(heading()).toBe(ERROR);
  act(() => setFailedRoute(undefined));
  expect(heading()).toBe('Contact');
});

test('a route that failed can be tried again', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  render(guarded());
  act(() => setFailedRoute('/services#soy'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try Again' })));
  expect(request.mock.calls).toEqual([['/services#soy', expect.objectContaining({ method: 'HEAD' })]]);
  expect(heading()).toBe(ERROR);
});

test('what fails in a page leaves the frame standing', () => {
  const props = { location: { key: 'a', pathname: '/contact' }, pageContext: {} };
  render(
    wrapPageElement({ element: <Page broken />, props } as unknown as Parameters<typeof wrapPageElement>[0]),
  );
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 }).textContent).toBe(ERROR);
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
});
