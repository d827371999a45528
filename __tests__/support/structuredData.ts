import type { Site } from '../../src/structured-data/site';
import { documentAt } from './content';

/** A company with known facts. */
export const site: Site = {
  ...documentAt<Site>('site.json'),
  siteUrl: 'https://host',
  productName: 'House',
  parentCompany: 'House & Sons',
  tagline: 'We trade.',
  email: 'mail@host',
  phones: [
    { label: 'Head Office', number: '+91 20 1' },
    { label: 'Sales', number: '+91 22 2' },
  ],
  socialLinks: [{ name: 'X', url: 'https://x.com/house', icon: 'brand-x' }],
  hours: {
    phones: { label: 'Phones', lines: ['Any'] },
    offices: {
      label: 'Offices',
      lines: ['Mon - Tue: 9:00 AM - 6:00 PM', 'Wed: 10:00 AM - 1:30 PM', 'Sun: Closed'],
    },
    timeZone: 'UTC',
  },
};

/** The reference to the company. */
export const houseId = { '@id': 'https://host/#organization' };
