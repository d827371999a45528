import { localLink } from '../../../../src/ui/site/language';

const arabic = { code: 'ar', pages: ['/', '/contact', '/goods'] };

test.each([
  ['/', { to: '/ar' }],
  ['/goods/#peas', { to: '/ar/goods#peas' }],
  ['/contact?topic=samples#form', { to: '/ar/contact?topic=samples#form' }],
  ['/team', { to: '/team', hrefLang: 'en' }],
  ['/specifications.xlsx', { to: '/specifications.xlsx' }],
  ['https://example.com/contact', { to: 'https://example.com/contact' }],
])('a link to %s in Arabic leads to %j', (to, link) => {
  expect(localLink(to, arabic)).toEqual(link);
});
