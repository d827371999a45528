import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { ComingSoon } from '../../../../src/sections/ComingSoon/ComingSoon';
import BusinessAreaDetail from '../../../../src/templates/BusinessAreaDetail';
import { hydrate } from '../../../support/hydrate';

const { socialLinks } = JSON.parse(readFileSync('content/site.json', 'utf8'));
const section = {
  title: 'Soon Here',
  countdown: [
    { value: '15', unit: 'days' },
    { value: '08', unit: 'hours' },
  ],
  actions: [
    { label: 'See the rest', to: '/our-business' },
    { label: 'Write to us', to: '/contact' },
  ],
  socialLabel: 'Networks',
};
const soon = { text: 'We open in spring.', blurred: false };
const page = (notice: typeof soon) => (
  <ComingSoon section={section} area="Glassware" notice={notice}>
    <p>The page beneath</p>
  </ComingSoon>
);
const beneath = () => screen.getByText('The page beneath').parentElement;

test('the overlay says what comes, and in which area', () => {
  render(page(soon));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Soon Here Glassware' })).toBeTruthy();
  expect(screen.getByText('We open in spring.')).toBeTruthy();
});

test('the breadcrumb leads home and names the area', () => {
  render(page(soon));
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(breadcrumb.getByRole('link').getAttribute('href')).toBe('/');
  expect(breadcrumb.getByText('Glassware').getAttribute('aria-current')).toBe('page');
});

test('the countdown stands in order, and stands still', () => {
  jest.useFakeTimers();
  render(page(soon));
  const lines = () =>
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter((line) => line?.match(/days|hours/));
  expect(lines()).toEqual(['15 days', '08 hours']);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('its links lead where the content says', () => {
  render(page(soon));
  for (const { label, to } of section.actions)
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(to);
});

test('the social networks are those of the settings', () => {
  render(page(soon));
  const links = within(screen.getByRole('list', { name: 'Networks' })).getAllByRole('link');
  expect(links.map((link) => ({ name: link.ariaLabel, url: link.getAttribute('href') }))).toEqual(
    socialLinks.map(({ name, url }: { name: string; url: string }) => ({ name, url })),
  );
});

test('the page beneath is out of reach, and the overlay is not', () => {
  const { container } = render(page(soon));
  expect(container.querySelectorAll('[inert]')).toHaveLength(1);
  expect(beneath()?.getAttribute('inert')).toBe('');
  expect(beneath()?.contains(screen.getByRole('heading', { level: 1 }))).toBe(false);
});

test('the page beneath is blurred only if the content says so', () => {
  const { unmount } = render(page({ ...soon, blurred: true }));
  expect(beneath()?.className).toBe('blurred');
  unmount();
  render(page(soon));
  expect(beneath()?.hasAttribute('class')).toBe(false);
});

test('the browser takes over the HTML without a complaint', () => {
  expect(hydrate(page({ ...soon, blurred: true })).complaints).toEqual([]);
});

/** The page of an area, its own sections aside from the introduction empty. */
const areaPage = (comingSoon: typeof soon | null) => {
  const intro = { title: 'Glass for all', paragraphs: ['Cut and blown.'], action: null };
  const area = {
    title: 'Glassware',
    banner: 'Glass & More',
    image: { alt: '', file: { childImageSharp: null } },
    intro,
    bulk: null,
    tiles: { heading: { eyebrow: null, title: 'Range', text: null }, items: [] },
    seo: { title: 'Glassware', description: 'Glass.' },
    comingSoon,
  };
  const props = { data: { area, comingSoonSection: section }, location: { pathname: '/glass' } };
  return <BusinessAreaDetail {...(props as unknown as ComponentProps<typeof BusinessAreaDetail>)} />;
};

test('the page of an area that is open has no overlay', () => {
  const { container } = render(areaPage(null));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Glass & More');
  expect(screen.getByText('Cut and blown.')).toBeTruthy();
  expect(screen.queryByText('Soon Here')).toBeNull();
  expect(container.querySelector('[inert]')).toBeNull();
});

test('the page of an area that is not has its name and breadcrumb on the overlay alone', () => {
  render(areaPage(soon));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Soon Here Glassware');
  expect(screen.getAllByRole('navigation', { name: 'Breadcrumb' })).toHaveLength(1);
  expect(screen.getByText('Cut and blown.').closest('[inert]')).not.toBeNull();
});
