import { render } from '@testing-library/react';
import { Helmet } from 'react-helmet';
import type { ArticleDates } from '../../../../src/components/Seo/OpenGraph';
import { Seo } from '../../../../src/components/Seo/Seo';
import { documentAt } from '../../../support/content';

const { productName, siteUrl } = documentAt('site.json');
const seo = { title: 'Services', description: 'What we do.', shareCard: '/share/services.jpg' };

/** The feed, which every page announces. */
const feed = { rel: 'alternate', href: `${siteUrl}/rss.xml` };

const headOf = (path: string, dates?: ArticleDates) => {
  render(<Seo seo={seo} path={path} dates={dates} />);
  const { title, linkTags, metaTags } = Helmet.peek();
  // react-helmet's types say elements; what it gives are their attributes.
  const metas = metaTags as unknown as { name?: string; property?: string; content: string }[];
  const meta = Object.fromEntries(metas.map(({ name, property = name, content }) => [property, content]));
  const linked = linkTags as unknown as { rel: string; href: string }[];
  return { title, links: linked.map(({ rel, href }) => ({ rel, href })), meta };
};

test('a page has its name and the product name, and is shared with both, its canonical address and its card', () => {
  expect(headOf('/services')).toEqual({
    title: `Services | ${productName}`,
    links: [feed, { rel: 'canonical', href: `${siteUrl}/services` }],
    meta: {
      description: 'What we do.',
      'og:site_name': productName,
      'og:title': `Services | ${productName}`,
      'og:description': 'What we do.',
      'og:type': 'website',
      'og:url': `${siteUrl}/services`,
      'og:image': `${siteUrl}/share/services.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Services',
      'twitter:card': 'summary_large_image',
    },
  });
});

test('the home page has the product name alone', () => {
  expect(headOf('/').title).toBe(productName);
});

test.each([
  ['/Textiles', '/textiles'],
  ['/about/', '/about'],
])('%s names the canonical page', (path, canonical) => {
  const { links, meta } = headOf(path);
  expect(links).toEqual([feed, { rel: 'canonical', href: siteUrl + canonical }]);
  expect(meta['og:url']).toBe(siteUrl + canonical);
});

test('an article is shared as one, with its dates', () => {
  expect(headOf('/blog/one', { published: '2025-04-26', modified: '2025-04-30' }).meta).toMatchObject({
    'og:type': 'article',
    'article:published_time': '2025-04-26',
    'article:modified_time': '2025-04-30',
  });
});

test.each(['/thank-you', '/404'])('%s stays out of search engines', (path) => {
  const { links, meta } = headOf(path);
  expect(links).toEqual([feed]);
  expect(meta.robots).toBe('noindex');
});

test('a page that is not in the content has no card', () => {
  render(<Seo seo={{ title: 'Error', description: 'Lost.' }} path="/404" />);
  expect(Helmet.peek().metaTags).toEqual([
    { name: 'description', content: 'Lost.' },
    { name: 'robots', content: 'noindex' },
  ]);
});
