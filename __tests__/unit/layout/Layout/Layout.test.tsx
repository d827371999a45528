import { fireEvent, render, screen, within } from '@testing-library/react';
import { Layout } from '../../../../src/layout/Layout/Layout';
import { hydrate } from '../../../support/hydrate';
import { navigation } from '../../../support/labels';

const { home, menu, mainLabel } = navigation;
const plain = menu.find(({ links }) => !links);
const parent = menu.find(({ links }) => links);
const [child] = parent?.links ?? [];
const [further] = parent?.more ?? [];
if (!plain || !parent || !child) throw new Error('The menu needs an entry with and one without a submenu.');

const page = (path: string) => (
  <Layout path={path}>
    <h1>Page</h1>
  </Layout>
);

type Row = [kind: string, path: string, marked: string[][]];

test.each<Row>([
  ['home', '/', [[home.label, 'page']]],
  ['an entry, with a trailing slash', `${plain.to}/`, [[plain.label, 'page']]],
  ['an entry with a submenu', parent.to, [[parent.label, 'page']]],
  [
    'an entry of the submenu',
    child.to,
    [
      [parent.label, 'true'],
      [child.label, 'page'],
    ],
  ],
  ...(further
    ? ([
        [
          'a further link of the submenu',
          further.to,
          [
            [parent.label, 'true'],
            [further.label, 'page'],
          ],
        ],
        ['a page below that', `${further.to}/any`, [[parent.label, 'true']]],
      ] as Row[])
    : []),
  ['a page in no menu', '/nowhere', []],
])('on %s the menu marks the links to it', (_, path, expected) => {
  render(page(path));
  const marked = within(screen.getByRole('navigation', { name: mainLabel }))
    .getAllByRole('link')
    .map((link) => [link.textContent?.trim(), link.getAttribute('aria-current')])
    .filter(([, current]) => current);
  expect(marked).toEqual(expected);
});

test('the skip link moves the focus and changes the hash without an event for the router', () => {
  const changed = jest.fn();
  for (const event of ['popstate', 'hashchange']) window.addEventListener(event, changed);
  render(page('/'));
  const [skip] = screen.getAllByRole('link');
  expect(skip?.textContent).toBe(navigation.skipLink);
  expect(fireEvent.click(skip as HTMLElement)).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.location.hash).toBe('#main');
  expect(changed).not.toHaveBeenCalled();
});

test.each([false, true])('it is hydrated without errors (coming soon: %j)', (comingSoon) => {
  const layout = (
    <Layout path="/services" comingSoon={comingSoon}>
      <h1>Page</h1>
    </Layout>
  );
  expect(hydrate(layout).complaints).toEqual([]);
});
