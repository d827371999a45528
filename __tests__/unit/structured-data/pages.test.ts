/** What single pages show. */
import { blogPosting } from '../../../src/structured-data/blogPosting';
import { breadcrumbList } from '../../../src/structured-data/breadcrumbList';
import { entryList } from '../../../src/structured-data/entryList';
import { person } from '../../../src/structured-data/person';
import { product } from '../../../src/structured-data/product';
import { serviceList } from '../../../src/structured-data/serviceList';
import { houseId, pictureAt, site } from '../../support/structuredData';

test('a breadcrumb: the pages above with their addresses, the page itself by name', () => {
  const above = [
    { to: '/', label: 'Home' },
    { to: '/About', label: 'About' },
  ];
  expect(breadcrumbList(site, above, 'Here')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://host/' },
      { '@type': 'ListItem', position: 2, name: 'About', item: 'https://host/about' },
      { '@type': 'ListItem', position: 3, name: 'Here' },
    ],
  });
});

test('an article, written and published by the company', () => {
  const frontmatter = { title: 'One', day: '2025-04-30', teaserDay: '2025-04-26', category: 'Trade' };
  const article = { html: '', frontmatter: { ...frontmatter, image: pictureAt('/static/a.jpg') } };
  expect(blogPosting(site, article as never, 'https://host/blog/one')).toEqual({
    '@type': 'BlogPosting',
    headline: 'One',
    url: 'https://host/blog/one',
    datePublished: '2025-04-26',
    dateModified: '2025-04-30',
    articleSection: 'Trade',
    image: 'https://host/static/a.jpg',
    author: { '@type': 'Organization', ...houseId, name: 'House' },
    publisher: houseId,
  });
});

test('a leader, at the address of the biography', () => {
  const leader = {
    slug: 'asha-rao',
    name: 'Asha Rao',
    title: 'Director',
    image: pictureAt(),
    fullDescription: [],
  };
  expect(person(site, leader as never, '/leadership/')).toEqual({
    '@type': 'Person',
    name: 'Asha Rao',
    jobTitle: 'Director',
    url: 'https://host/leadership#asha-rao',
    image: undefined,
    worksFor: houseId,
  });
});

test('a product, with a property for each row of its tables', () => {
  const item = {
    slug: 'toor',
    name: 'Toor',
    description: 'Split.',
    details: 'More.',
    image: pictureAt('/static/t.jpg'),
  };
  const rows = [{ name: 'Protein', value: 'Min 22%' }];
  expect(product(site, item as never, 'Pulses', rows, '/PulsesProducts/toor')).toEqual({
    '@type': 'Product',
    name: 'Toor',
    description: 'Split.',
    category: 'Pulses',
    url: 'https://host/PulsesProducts/toor',
    image: 'https://host/static/t.jpg',
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Protein', value: 'Min 22%' }],
  });
});

test('the entries of a catalogue, in order', () => {
  const entries = [
    { name: 'Toor', path: '/PulsesProducts/toor' },
    { name: 'Moong', path: '/PulsesProducts/moong' },
  ];
  expect(entryList(site, entries)).toEqual({
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Toor', url: 'https://host/PulsesProducts/toor' },
      { '@type': 'ListItem', position: 2, name: 'Moong', url: 'https://host/PulsesProducts/moong' },
    ],
  });
});

test('the services, in order', () => {
  const service = { title: 'Export', description: 'Out.', link: '/export' };
  const other = { title: 'Import', description: 'In.', link: '/import' };
  expect(serviceList(site, [service, other] as never)).toEqual({
    '@type': 'ItemList',
    itemListElement: [
      [1, 'Export', 'Out.', 'https://host/export'],
      [2, 'Import', 'In.', 'https://host/import'],
    ].map(([position, name, description, url]) => ({
      '@type': 'ListItem',
      position,
      item: { '@type': 'Service', name, description, url, provider: houseId },
    })),
  });
});
