/**
 * Addresses that were agreed for the launch.
 *
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { agreed } from '../support/agreed';
import { canonicalPaths } from '../support/builtPages';
import { attributes, documentOf } from '../support/documents';

agreed(
  'every page of the launch is there',
  'These addresses are printed, linked and found by search engines: a page may change, but not go.',
  () =>
    expect(canonicalPaths).toEqual(
      expect.arrayContaining([
        '/',
        '/about',
        '/services',
        '/our-business',
        '/export-services',
        '/import-services',
        '/value-added-services',
        '/food-agro',
        '/PulsesProducts',
        '/textiles',
        '/Textile',
        '/Midc',
        '/global-market',
        '/chemical',
        '/logistics',
        '/projects',
        '/leadership',
        '/legacy',
        '/blog',
        '/blog/trade-trends',
        '/blog/import-export-tips',
        '/blog/export-guides',
        '/team',
        '/testimonials',
        '/features',
        '/contact',
        '/thank-you',
      ]),
    ),
);

for (const [route, target] of [
  ['/food-agro', '/pulsesproducts'],
  ['/Textile', '/Textiles'],
  ['/legacy', '/About'],
  ['/services', '/our-business'],
  ['/PulsesProducts', '/contact'],
  ['/textiles', '/contact'],
  ['/thank-you', '/contact'],
  ['/Midc', '/our-business'],
] as const)
  agreed(
    `${route} leads to ${target}`,
    `This link of ${route}, in this spelling, was agreed for the launch; an alias is an address in its own right (docs/behaviour.md, "Routes").`,
    () => expect(attributes(documentOf(route), 'main a', 'href')).toContain(target),
  );

agreed(
  'the title of a page is its name, then that of the product',
  'Bookmarks and search results show the services under this title (docs/behaviour.md, "Routes").',
  () => expect(documentOf('/services').title).toBe('Services | Deccan Meridian'),
);

agreed('search engines may list every page but that of thanks', 'A page kept out is found by nobody.', () =>
  expect(canonicalPaths.filter((route) => documentOf(route).querySelector('meta[name=robots]'))).toEqual([
    '/thank-you',
  ]),
);
