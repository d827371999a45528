import { renderToStaticMarkup } from 'react-dom/server';
import { onRenderBody } from '../../../../src/gatsby/ssr/onRenderBody';
import { documentAt } from '../../../support/content';

jest.mock('@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2', () => '/latin');
jest.mock('@fontsource-variable/anek-latin/files/anek-latin-vietnamese-wght-normal.woff2', () => '/viet');
jest.mock('@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2', () => '/arabic');

test.each([
  ['/contact', ['/latin']],
  ['/ar/contact', ['/latin', '/arabic']],
  ['/vi/contact', ['/latin', '/viet']],
  ['/404', ['/latin', '/arabic', '/viet']],
])('%s loads only the fonts of its languages', (pathname, fonts) => {
  Object.assign(globalThis, { SITE_SETTINGS: { brand: documentAt('brand.json'), languages: ['ar', 'vi'] } });
  let head = '';
  const setHeadComponents = (nodes: unknown) => {
    head = renderToStaticMarkup(nodes as JSX.Element);
  };
  (onRenderBody as unknown as (page: object) => void)({ setHeadComponents, pathname });
  const found = [...head.matchAll(/href="(.+?)"/g), ...head.matchAll(/url\((.+?)\)/g)].map(([, url]) => url);
  expect(found).toEqual([...fonts, ...fonts.slice(1)]);
});
