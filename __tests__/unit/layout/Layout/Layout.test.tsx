import { fireEvent, render, screen, within } from '@testing-library/react';
import { Layout } from '../../../../src/layout/Layout/Layout';
import { hydrate } from '../../../support/hydrate';

const page = (path: string, covered?: boolean) => (
  <Layout path={path} covered={covered}>
    <h1>Page</h1>
  </Layout>
);

test('has the landmarks of the contract, the skip link first', () => {
  render(page('/'));
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Contact information' })).toBeTruthy();
  expect(within(screen.getByRole('banner')).getByRole('navigation', { name: 'Main' })).toBeTruthy();
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Page' })).toBeTruthy();
  const [first] = screen.getAllByRole('link');
  expect(first?.textContent).toBe('Skip to main content');
  expect(first?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});

test('the skip link moves the focus and the address, and no router hears of it', () => {
  Element.prototype.scrollIntoView = jest.fn();
  const changed = jest.fn();
  for (const event of ['popstate', 'hashchange']) window.addEventListener(event, changed);
  render(page('/'));
  const skip = screen.getByRole('link', { name: 'Skip to main content' });
  expect(fireEvent.click(skip)).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  expect(window.location.hash).toBe('#main');
  expect(changed).not.toHaveBeenCalled();
});

const currentLinks = (path: string) => {
  const { unmount } = render(page(path));
  const current = within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current'))
    .map((link) => link.textContent?.trim());
  unmount();
  return current;
};

test.each([
  ['/', ['Home']],
  ['/about/', ['About']],
  ['/About', ['About']],
  ['/our-business', ['Our Business']],
  ['/midc', ['Our Business', 'Industrial Goods']],
  ['/Textile', ['Our Business', 'Textile & Garments']],
  ['/textiles', ['Our Business']],
  ['/pulsesproducts', ['Our Business']],
  ['/team', []],
])('on %s the active links are %j', (path, expected) => {
  expect(currentLinks(path)).toEqual(expected);
});

test('the six business pages stand below Our Business, in order', () => {
  render(page('/'));
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  const hrefs = links.map((link) => link.getAttribute('href'));
  const start = hrefs.indexOf('/our-business');
  expect(hrefs.slice(start + 1, start + 7)).toEqual([
    '/food-agro',
    '/Textile',
    '/Midc',
    '/global-market',
    '/chemical',
    '/logistics',
  ]);
});

test('the footer holds its links, contacts, hours and the copyright line', () => {
  render(page('/'));
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Logistic Services' }).getAttribute('href')).toBe('/services');
  expect(footer.getByRole('link', { name: 'Textile & Garments' }).getAttribute('href')).toBe('/services');
  expect(footer.getByRole('textbox', { name: 'Your email' }).hasAttribute('name')).toBe(false);
  expect(footer.getByRole('button', { name: 'SignUp' })).toBeTruthy();
  expect(footer.getByText('Mon - Sat 8:00 - 7:30')).toBeTruthy();
  expect(footer.getByText(/© 2025 Deccan Meridian/)).toBeTruthy();
});

const isInert = (element: HTMLElement) => element.closest('[inert]') !== null;

test('a page that lies over the frame puts it out of reach, and stays within reach itself', () => {
  render(page('/chemical', true));
  const bar = screen.getByRole('region', { name: 'Contact information' });
  for (const part of [bar, screen.getByRole('banner'), screen.getByRole('contentinfo')])
    expect(isInert(part)).toBe(true);
  expect(isInert(screen.getByRole('main'))).toBe(false);
  expect(isInert(screen.getByRole('link', { name: 'Skip to main content' }))).toBe(false);
  expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull();
});

test.each([undefined, false])('beside any other page all of the frame is within reach', (covered) => {
  const { container } = render(page('/', covered));
  expect(container.querySelector('[inert]')).toBeNull();
  expect(screen.getByRole('button', { name: 'Back to top' })).toBeTruthy();
});

test.each(['/services', '/chemical'])('the browser takes over the HTML of %s without a complaint', (path) => {
  expect(hydrate(page(path, path === '/chemical')).complaints).toEqual([]);
});
