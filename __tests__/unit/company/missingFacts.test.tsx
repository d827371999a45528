import { render, screen } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import PrivacyPage from '../../../src/templates/pages/privacy';
import { siteData } from '../../support/gatsby';

test('the privacy page names the company, and leaves out the map and the measurement', () => {
  Object.assign(siteData.site, { productName: 'Konkan Pulse', map: null });
  const topics = [
    ['Map', '{map} shows it.', 'It waits.'],
    ['Visits', 'The server has a log.', '{measurement} has the speed.'],
    ['You', 'Write to {company}.'],
  ].map(([title, ...paragraphs]) => ({ title, paragraphs }));
  const banner = { title: 'Privacy', crumb: 'Privacy' };
  const page = { seo: { title: 'Privacy', description: 'Data' }, banner, heading: { title: 'Data' }, topics };
  const props = { data: { page }, location: { pathname: '/privacy' } };
  render(<PrivacyPage {...(props as unknown as PageProps<Queries.PrivacyPageQuery>)} />);
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Visits', 'You']);
  expect(screen.getByText('Konkan Pulse').parentElement?.textContent).toBe('Write to Konkan Pulse.');
  expect(screen.queryByText(/speed|{/)).toBeNull();
});
