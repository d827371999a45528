/** What the parts of the site show of a small company, which has one office and few facts. */
import { render, screen } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import { Leaders } from '../../../src/company/leaders/Leaders';
import { ContactCards } from '../../../src/enquiry/contact/ContactCards';
import { Footer } from '../../../src/layout/Footer';
import { TopBar } from '../../../src/layout/TopBar';
import PrivacyPage from '../../../src/pages/privacy';
import { siteData } from '../../support/gatsby';

const MISSING = [
  'parentCompany',
  'copyrightYear',
  'messaging',
  'socialLinks',
  'registrations',
  'hours',
  'map',
  'measurement',
];

const { site, navigation } = siteData;

beforeAll(() => {
  Object.assign(site, Object.fromEntries(MISSING.map((field) => [field, null])), {
    productName: 'Konkan Pulse',
    email: 'trade@konkan.in',
    phones: [{ label: 'Office', number: '+91 2352 222222' }],
    offices: [{ name: 'Office', place: 'Ratnagiri' }],
  });
});

test('the footer has no text about a parent company, hours or networks', () => {
  render(<Footer path="/" />);
  expect(screen.getByText('© Konkan Pulse.')).toBeTruthy();
  const { hoursTitle, socialTitle } = navigation.footer;
  expect([screen.queryByText(hoursTitle), screen.queryByLabelText(socialTitle)]).toEqual([null, null]);
});

test('the top bar has place, phone and mailbox', () => {
  render(<TopBar path="/" />);
  const bar = screen.getByRole('region', { name: navigation.contactLabel });
  expect(bar.textContent?.trim()).toBe('Ratnagiri+91 2352 222222trade@konkan.in');
});

test('the contact page has a card for the office, the mailbox and the phone', () => {
  render(<ContactCards texts={{ mailTitle: 'Mail', phoneTitle: 'Phone', hoursTitle: 'Hours' }} />);
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles).toEqual(['Office', 'Mail', 'Phone']);
});

test('the privacy page names the company, and leaves out the map and the measurement', () => {
  const topics = [
    ['Map', '{map} shows it.', 'It waits.'],
    ['Visits', 'The server has a log.', '{measurement} has the speed.'],
    ['You', 'Write to {company}.'],
  ].map(([title, ...paragraphs]) => ({ title, paragraphs }));
  const banner = { title: 'Privacy', crumb: 'Privacy' };
  const data = { page: { seo: { title: 'Privacy' }, banner, heading: { title: 'Data' }, topics } };
  const props = { data, location: { pathname: '/privacy' } };
  render(<PrivacyPage {...(props as unknown as PageProps<Queries.PrivacyPageQuery>)} />);
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Visits', 'You']);
  expect(screen.getByText('Write to Konkan Pulse.')).toBeTruthy();
  expect(screen.queryByText(/speed|{/)).toBeNull();
});

test('only a leader with more than one paragraph has a biography', () => {
  const leader = (slug: string, ...fullDescription: string[]) => ({
    slug,
    name: slug,
    title: 'Partner',
    image: null,
    fullDescription,
  });
  const leaders = [leader('asha', 'Buys.'), leader('ravi', 'Sells.', 'Sings.')];
  render(<Leaders leaders={leaders} texts={{ readMore: 'More', close: 'Close' }} />);
  expect(screen.getAllByRole('button', { name: /^More/ })).toEqual([
    screen.getByRole('button', { name: /ravi/ }),
  ]);
  expect(document.getElementById('asha')?.tagName).toBe('LI');
  expect(document.getElementById('ravi')?.tagName).toBe('DIALOG');
});
