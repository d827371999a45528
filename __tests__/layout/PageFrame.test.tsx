import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { failedRoute } from '../../src/browser/failedRoute';
import { PageFrame } from '../../src/layout/PageFrame';
import { wrapPageElement } from '../../src/layout/wrapPageElement';
import { hydrate } from '../support/hydrate';

function Page({ broken = false }: { broken?: boolean }) {
  if (broken) throw new Error('No data.');
  return (
    <>
      <h1>Contact</h1>
      <a href="mailto:a@example.com">Write</a>
    </>
  );
}

const page = ({ broken = false, covered = false } = {}) => (
  <PageFrame path="/contact" place="a" covered={covered}>
    <Page broken={broken} />
  </PageFrame>
);

const request = jest.fn();
beforeEach(() => {
  Object.assign(globalThis, { fetch: request });
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  act(() => failedRoute.set(undefined));
  request.mockReset();
  jest.restoreAllMocks();
});

const fail = (address = '/services', attempt = 1) => act(() => failedRoute.set({ address, attempt }));
const mend = () => act(() => failedRoute.set(undefined));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const message = () => screen.getByRole('alert');
const ERROR = 'This Page Did Not Load';

test('shows the page in the frame, and the browser takes over without a complaint', () => {
  expect(hydrate(page()).complaints).toEqual([]);
  expect(heading()).toBe('Contact');
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Write' })).toBeTruthy();
});

test('a page that throws gives way to the error page, and leaves the frame standing', () => {
  render(page({ broken: true }));
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 }).textContent).toBe(ERROR);
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
});

test('a route that failed shows the error page, until one is shown again', () => {
  render(page());
  fail();
  expect(heading()).toBe(ERROR);
  expect(screen.getByRole('banner')).toBeTruthy();
  mend();
  expect(heading()).toBe('Contact');
});

test('a focus that went with the page goes on at what happened, and no other is taken', () => {
  render(
    <>
      <button type="button">Elsewhere</button>
      {page()}
    </>,
  );
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  screen.getByRole('link', { name: 'Write' }).focus();
  fail();
  expect(document.activeElement).toBe(message());
  mend();
  elsewhere.focus();
  fail();
  expect(document.activeElement).toBe(elsewhere);
});

test('a route that failed can be tried again, and when it fails again that is told anew', async () => {
  render(page());
  fail('/services#soy');
  const before = message();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try Again' })));
  expect(request.mock.calls).toEqual([['/services#soy', expect.objectContaining({ method: 'HEAD' })]]);
  expect(heading()).toBe(ERROR);
  expect(message()).not.toBe(before);
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
});

test('another attempt takes the focus from the button that went with the last one', () => {
  render(page());
  fail('/services', 1);
  screen.getByRole('button', { name: 'Try Again' }).focus();
  fail('/services', 2);
  expect(document.activeElement).toBe(message());
});

const isInert = (element: HTMLElement) => element.closest('[inert]') !== null;
const frame = () => [screen.getByRole('banner'), screen.getByRole('contentinfo')].map(isInert);

test('a page that lies over the frame puts it out of reach, but not while the error page stands for another', () => {
  render(page({ covered: true }));
  expect(frame()).toEqual([true, true]);
  fail();
  expect(frame()).toEqual([false, false]);
  mend();
  expect(frame()).toEqual([true, true]);
});

test('beside any other page the frame is within reach', () => {
  render(page());
  expect(frame()).toEqual([false, false]);
});

test.each([
  [{ covered: true }, true],
  [{ covered: false }, false],
  [{}, false],
])('Gatsby frames each page; with the context %j the frame is out of reach: %j', (pageContext, covered) => {
  const props = { location: { key: 'a', pathname: '/services' }, pageContext };
  render(wrapPageElement({ element: <Page />, props } as unknown as Parameters<typeof wrapPageElement>[0]));
  expect(frame()).toEqual([covered, covered]);
  const main = screen.getByRole('navigation', { name: 'Main' });
  expect(main.querySelector('[aria-current="page"]')?.textContent).toBe('Services');
  expect(heading()).toBe('Contact');
});
