import { render } from '@testing-library/react';
import { Helmet } from 'react-helmet';
import { Seo } from '../../../../src/components/Seo/Seo';

const seo = { title: 'Services', description: 'What we do.', shareCard: '/share/services.jpg' };
const headOf = (path: string) => {
  render(<Seo seo={seo} path={path} />);
  const { title, linkTags, metaTags } = Helmet.peek();
  // react-helmet's types say elements; what it gives are their attributes.
  const metas = metaTags as unknown as { name?: string; property?: string; content: string }[];
  return { title, links: linkTags, metas };
};
/** What the page says of itself to those who share it. */
const sharedAs = (path: string) =>
  Object.fromEntries(
    headOf(path)
      .metas.filter(({ property }) => property?.startsWith('og:'))
      .map(({ property, content }) => [property, content]),
  );

test('a page has its name and the product name, its description and its canonical link', () => {
  expect(headOf('/services')).toEqual({
    title: 'Services | Deccan Meridian',
    links: [{ rel: 'canonical', href: 'https://www.example.com/services' }],
    metas: expect.arrayContaining([{ name: 'description', content: 'What we do.' }]),
  });
});

test('the home page has the product name alone', () => {
  expect(headOf('/').title).toBe('Deccan Meridian');
});

test.each([
  ['/Textiles', 'https://www.example.com/textiles'],
  ['/about/', 'https://www.example.com/about'],
])('%s names the canonical page', (path, href) => {
  expect(headOf(path).links).toEqual([{ rel: 'canonical', href }]);
});

test.each(['/thank-you', '/404'])('%s stays out of search engines', (path) => {
  const { links, metas } = headOf(path);
  expect(links).toEqual([]);
  expect(metas).toContainEqual({ name: 'robots', content: 'noindex' });
});

test('a shared page is its title, its description, its canonical address and its card', () => {
  expect(sharedAs('/services')).toEqual({
    'og:site_name': 'Deccan Meridian',
    'og:title': 'Services | Deccan Meridian',
    'og:description': 'What we do.',
    'og:type': 'website',
    'og:url': 'https://www.example.com/services',
    'og:image': 'https://www.example.com/share/services.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Services',
  });
  expect(headOf('/services').metas).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  expect(sharedAs('/Textiles')['og:url']).toBe('https://www.example.com/textiles');
});

test('an article is shared as one, with its day', () => {
  render(<Seo seo={seo} path="/blog/one" published="2025-04-26" />);
  const metas = Helmet.peek().metaTags;
  expect(metas).toContainEqual({ property: 'og:type', content: 'article' });
  expect(metas).toContainEqual({ property: 'article:published_time', content: '2025-04-26' });
});

test('a page that is not in the content has no card', () => {
  render(<Seo seo={{ title: 'Error', description: 'Lost.' }} path="/404" />);
  expect(Helmet.peek().metaTags).toEqual([
    { name: 'description', content: 'Lost.' },
    { name: 'robots', content: 'noindex' },
  ]);
});
