/**
 * URLs that were agreed for the launch.
 *
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { agreed, readYaml } from '../support/agreed';
import { canonicalPaths } from '../support/builtPages';
import { attributes, documentOf } from '../support/documents';

const { pages, links } = readYaml<{ pages: string[]; links: Record<string, string> }>('routes.yaml');

agreed(
  'every page of the launch exists',
  'These URLs are printed, linked and listed by search engines. A page may change, but its URL must stay.',
  () => expect(canonicalPaths).toEqual(expect.arrayContaining(pages)),
);

for (const [route, target] of Object.entries(links))
  agreed(
    `${route} links to ${target}`,
    `This spelling of the link was agreed for the launch. An alias is a separate URL (docs/behaviour.md, "Routes").`,
    () => expect(attributes(documentOf(route), 'main a', 'href')).toContain(target),
  );

agreed(
  'the title of a page is its name, followed by the product name',
  'Bookmarks and search results show the services under this title (docs/behaviour.md, "Routes").',
  () => expect(documentOf('/services').title).toBe('Services | Deccan Meridian'),
);

agreed(
  'search engines may index every page except the thank-you page',
  'Visitors do not find pages that search engines leave out.',
  () =>
    expect(canonicalPaths.filter((route) => documentOf(route).querySelector('meta[name=robots]'))).toEqual([
      '/thank-you',
    ]),
);
