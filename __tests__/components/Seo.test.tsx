import { render } from '@testing-library/react';
import { Helmet } from 'react-helmet';
import { Seo } from '../../src/components/Seo/Seo';

const seo = { title: 'Services', description: 'What we do.' };
const headOf = (path: string) => {
  render(<Seo seo={seo} path={path} />);
  const { title, linkTags, metaTags } = Helmet.peek();
  return { title, links: linkTags, metas: metaTags };
};

test('a page has its name and the product name, its description and its canonical link', () => {
  expect(headOf('/services')).toEqual({
    title: 'Services | Deccan Meridian',
    links: [{ rel: 'canonical', href: 'https://www.example.com/services' }],
    metas: [{ name: 'description', content: 'What we do.' }],
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
