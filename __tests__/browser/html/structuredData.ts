/** Compares the structured data of the built pages with their visible content. */
import { readOpeningHours } from '../../../src/content/openingHours';
import { FIBERS, PRODUCTS, pageUrl, searchPath } from '../../../src/routes';
import { articlePaths, builtPages, canonicalPaths, htmlOf } from '../../support/builtPages';
import { documentAt } from '../../support/content';
import { attributes, documentOf, words } from '../../support/documents';
import { dataBlocks } from '../../support/html';

const { siteUrl, productName } = documentAt('site.json');

interface Thing {
  [property: string]: unknown;
  '@type': string;
}

interface Company {
  contactPoint: { name: string; telephone: string; email: string; hoursAvailable: object[] }[];
  sameAs: string[];
}

/** Returns all structured data of a page. */
const thingsOf = (html: string): Thing[] =>
  dataBlocks(html).flatMap((json) => {
    const {
      '@context': context,
      '@graph': graph,
      ...thing
    } = JSON.parse(json) as Thing & { '@graph'?: Thing[] };
    expect(context).toBe('https://schema.org');
    return graph ?? thing;
  });

/** Returns the items of a type on a page. */
const ofType = (route: string, type: string): Thing[] =>
  thingsOf(htmlOf(route)).filter((thing) => thing['@type'] === type);

/** Returns the only item of a type on a page. */
function only<Data>(route: string, type: string): Thing & Data {
  const found = ofType(route, type);
  expect(found).toHaveLength(1);
  return found[0] as Thing & Data;
}

const href = (link: Element) => pageUrl(siteUrl, link.getAttribute('href') ?? '');
const source = (within: Element) =>
  new URL(within.querySelector('img')?.getAttribute('src') ?? '', siteUrl).href;

test('each id that is only referenced is described on a page', () => {
  const described = new Set<unknown>();
  const referenced = new Set<unknown>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { '@id': id, ...rest } = value as Record<string, unknown>;
    if (id) (Object.keys(rest).length > 0 ? described : referenced).add(id);
    for (const inner of Object.values(rest)) collect(inner);
  };
  for (const [, html] of builtPages()) collect(thingsOf(html));
  expect(referenced.size).toBeGreaterThan(0);
  expect([...described]).toEqual(expect.arrayContaining([...referenced]));
});

test('each page has its breadcrumb', () => {
  for (const route of canonicalPaths) {
    const shown = [...documentOf(route).querySelectorAll('nav.breadcrumb li')].map((item, index) => {
      const link = item.querySelector('a');
      const name = words(item);
      return { '@type': 'ListItem', position: index + 1, name, ...(link && { item: href(link) }) };
    });
    const listed = ofType(route, 'BreadcrumbList').map(({ itemListElement }) => itemListElement);
    expect([route, listed]).toEqual([route, route === '/' ? [] : [shown]]);
    expect([route, shown.length > 1]).toEqual([route, route !== '/']);
  }
});

describe('the home page', () => {
  test('describes the company like the contact page', () => {
    const company = only<Company>('/', 'Organization');
    const text = words(documentOf('/contact').querySelector('main'));
    expect(company.name).toBe(productName);
    expect(company.contactPoint.length).toBeGreaterThan(0);
    for (const { name, telephone, email } of company.contactPoint) {
      expect(text).toContain(`${name}: ${telephone}`);
      expect(text).toContain(email);
    }
    const networks = documentOf('/').querySelectorAll('footer a[href^="https://"]');
    expect([...networks].map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(company.sameAs),
    );
  });

  test('lists the hours when phones are answered', () => {
    const [point] = only<Company>('/', 'Organization').contactPoint;
    const { lines } = documentAt<{ hours: { phones: { lines: string[] } } }>('site.json').hours.phones;
    expect(point?.hoursAvailable).toMatchObject(
      lines.flatMap((line) => {
        const { days, periods = [] } = readOpeningHours(line) ?? {};
        return periods.map((period) => ({ dayOfWeek: days, ...period }));
      }),
    );
  });

  test('describes the URL of the service search', () => {
    const { target } = only<{ potentialAction: { target: string } }>('/', 'WebSite').potentialAction;
    expect(target.replace('{search_term_string}', 'soy')).toBe(siteUrl + searchPath('soy'));
  });
});

describe.each([PRODUCTS, FIBERS])('%s', (catalogue) => {
  const sheets = canonicalPaths.filter((route) => route.startsWith(`${catalogue}/`));

  test('lists its entries in order, with their pages', () => {
    const { itemListElement } = only<{ itemListElement: Thing[] }>(catalogue, 'ItemList');
    const names = [...documentOf(catalogue).querySelectorAll('main section section h3')].map(words);
    expect(itemListElement.map(({ name }) => name)).toEqual(names);
    expect(itemListElement.map(({ url }) => url).sort()).toEqual(
      sheets.map((route) => pageUrl(siteUrl, route)).sort(),
    );
  });

  test('the data of each entry list the rows of its tables', () => {
    expect(sheets.length).toBeGreaterThan(0);
    for (const route of sheets) {
      const sheet = documentOf(route).querySelector('main') as Element;
      const [caption, ...others] = [...sheet.querySelectorAll('caption')].map(words);
      const rows = [...sheet.querySelectorAll('tbody tr')].map((row) => {
        const table = words(row.closest('table')?.querySelector('caption'));
        const name = words(row.querySelector('th'));
        const cells = [...row.querySelectorAll('td')].map(words);
        return [table === caption ? name : `${table}: ${name}`, cells];
      });
      expect([others.length > 0, rows.length > 10]).toEqual([true, true]);
      const { additionalProperty, ...listed } = only<{ additionalProperty: Record<string, string>[] }>(
        route,
        'Product',
      );
      expect(listed).toEqual({
        '@type': 'Product',
        name: words(sheet.querySelector('h1')),
        description: words(sheet.querySelector('article p')),
        category: expect.any(String),
        url: pageUrl(siteUrl, route),
        image: source(sheet.querySelector('article') as Element),
      });
      // Ignore the order: the catalogue's tables come first in the data and last on the page.
      const properties = additionalProperty.map(({ name, value, measurementTechnique: method }) => [
        name,
        method ? [value, method] : [value],
      ]);
      expect(Object.fromEntries(properties)).toEqual(Object.fromEntries(rows));
    }
  });
});

test('/services lists its cards', () => {
  const { itemListElement } = only<{ itemListElement: { item: Thing }[] }>('/services', 'ItemList');
  const cards = [...documentOf('/services').querySelectorAll('main li:has(h3)')];
  expect(itemListElement.map(({ item }) => item)).toMatchObject(
    cards.map((card) => ({
      name: words(card.querySelector('h3')),
      url: href(card.querySelector('a[href]') as Element),
      description: words(card.querySelector('p')),
    })),
  );
});

test('/leadership lists the people that are on the page', () => {
  const cards = [...documentOf('/leadership').querySelectorAll('main li:has(h3)')];
  expect(ofType('/leadership', 'Person')).toMatchObject(
    cards.map((card) => ({
      name: words(card.querySelector('h3')),
      jobTitle: words(card.querySelector('h3 + p')),
      ...(card.querySelector('picture') && { image: source(card) }),
    })),
  );
});

test('the data of each article match its page', () => {
  for (const route of articlePaths) {
    const article = documentOf(route).querySelector('article') as Element;
    const days = attributes(article, 'time', 'datetime');
    expect(ofType(route, 'BlogPosting')).toMatchObject([
      {
        headline: words(article.querySelector('h1')),
        url: pageUrl(siteUrl, route),
        // If an article has changed, the page shows the date of the change first.
        datePublished: days.at(-1),
        dateModified: days[0],
        image: source(article),
      },
    ]);
  }
});
