/** Compares the structured data of the built pages with their visible content. */
import { articlePaths, canonicalPaths, cataloguePaths } from '../../support/builtPages';
import { documentAt } from '../../support/content';
import { attributes, documentOf, words } from '../../support/documents';

const { siteUrl, productName } = documentAt('site.json');

type Thing = { [property: string]: unknown; '@type': string };
type Company = { contactPoint: { name: string; telephone: string; email: string }[]; sameAs?: string[] };
type Product = { alternateName?: string[]; additionalProperty?: Record<string, string>[] };

/** Returns the items of a type on a page. */
const ofType = (route: string, type: string): Thing[] =>
  [...documentOf(route).querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent ?? '') as Thing)
    .filter((thing) => thing['@type'] === type)
    .map(({ '@context': context, ...thing }) => {
      expect(context).toBe('https://schema.org');
      return thing as Thing;
    });

/** Returns the only item of a type on a page. */
function only<Data>(route: string, type: string): Thing & Data {
  const found = ofType(route, type);
  expect(found).toHaveLength(1);
  return found[0] as Thing & Data;
}

const href = (link: Element) => siteUrl + link.getAttribute('href');

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

test('the home page describes the company like the contact page', () => {
  const company = only<Company>('/', 'Organization');
  const text = words(documentOf('/contact').querySelector('main'));
  expect(company.name).toBe(productName);
  expect(company.contactPoint.length).toBeGreaterThan(0);
  for (const { name, telephone, email } of company.contactPoint) {
    expect(text).toContain(`${name}: ${telephone}`);
    expect(text).toContain(email);
  }
  const links = attributes(documentOf('/'), 'footer a[href^="https://"]', 'href');
  expect(links).toEqual(expect.arrayContaining(company.sameAs ?? []));
});

test.each(cataloguePaths)('the data of each entry of %s match its page and its tables', (catalogue) => {
  const sheets = canonicalPaths.filter((route) => route.startsWith(`${catalogue}/`));
  expect(sheets.length).toBeGreaterThan(0);
  for (const route of sheets) {
    const sheet = documentOf(route).querySelector('main') as Element;
    const { alternateName = [], additionalProperty: facts = [], ...rest } = only<Product>(route, 'Product');
    expect(rest).toEqual({
      '@type': 'Product',
      name: words(sheet.querySelector('h1')),
      description: expect.any(String),
      category: expect.any(String),
      url: siteUrl + route,
      image: expect.stringMatching(/\.webp$/),
    });
    const text = words(sheet);
    const names = facts.map(({ name = '' }) => name.split(': ').at(-1) ?? '');
    const values = facts.flatMap(({ value = '', measurementTechnique: method = '' }) => [value, method]);
    const listed = [String(rest.description), ...alternateName, ...names, ...values];
    expect([route, listed.filter((one) => !text.includes(one))]).toEqual([route, []]);
    const cells = sheet.querySelectorAll('table:not([class*="calendar"]) td');
    expect(values).toEqual(expect.arrayContaining([...cells].map(words)));
    const highlights = [...sheet.querySelectorAll('[class*="highlights"] dt')].map(words);
    expect(names).toEqual(expect.arrayContaining(highlights));
  }
});

test('the data of each article match its page', () => {
  for (const route of articlePaths) {
    const article = documentOf(route).querySelector('article') as Element;
    const days = attributes(article, 'time', 'datetime');
    expect(ofType(route, 'BlogPosting')).toMatchObject([
      {
        headline: words(article.querySelector('h1')),
        url: siteUrl + route,
        // If an article has changed, the page shows the date of the change first.
        datePublished: days.at(-1),
        dateModified: days[0],
        image: new URL(article.querySelector('img')?.getAttribute('src') ?? '', siteUrl).href,
      },
    ]);
  }
});
