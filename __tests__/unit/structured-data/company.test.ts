/** Structured data of the company and its site. */
import { organization } from '../../../src/structured-data/organization';
import { webSite } from '../../../src/structured-data/webSite';
import { houseId, site } from '../../support/structuredData';

const hoursAvailable = [
  {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday'],
    opens: '09:00',
    closes: '18:00',
  },
  { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Wednesday'], opens: '10:00', closes: '13:30' },
];

test('the company has a contact point with opening hours for each phone', () => {
  expect(organization(site)).toEqual({
    '@type': 'Organization',
    ...houseId,
    name: 'House',
    description: 'We trade.',
    url: 'https://host/',
    logo: 'https://host/apple-touch-icon.png',
    parentOrganization: { '@type': 'Organization', name: 'House & Sons' },
    contactPoint: [
      {
        '@type': 'ContactPoint',
        name: 'Head Office',
        telephone: '+91 20 1',
        email: 'mail@host',
        hoursAvailable,
      },
      { '@type': 'ContactPoint', name: 'Sales', telephone: '+91 22 2', email: 'mail@host', hoursAvailable },
    ],
    sameAs: ['https://x.com/house'],
  });
});

test('the site is published by the company and has a search action', () => {
  expect(webSite(site)).toEqual({
    '@type': 'WebSite',
    name: 'House',
    url: 'https://host/',
    publisher: houseId,
    potentialAction: {
      '@type': 'SearchAction',
      target: 'https://host/services?search={search_term_string}',
      'query-input': 'required name=search_term_string',
    },
  });
});
