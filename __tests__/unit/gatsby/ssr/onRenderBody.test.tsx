import { renderToStaticMarkup } from 'react-dom/server';
import { onRenderBody } from '../../../../src/gatsby/ssr/onRenderBody';
import { documentAt } from '../../../support/content';

jest.mock('@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2', () => '/latin');
jest.mock('@fontsource-variable/anek-latin/files/anek-latin-vietnamese-wght-normal.woff2', () => '/viet');
jest.mock('@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2', () => '/arabic');

test.each([
  ['/contact', ['/latin']],
  ['/vi/contact', ['/latin', '/viet', '/viet']],
  ['/404', ['/latin', '/arabic', '/viet', '/arabic', '/viet']],
])('%s preloads and declares only the fonts of its languages', (pathname, fonts) => {
  Object.assign(globalThis, { SITE_SETTINGS: { brand: documentAt('brand.json'), languages: ['ar', 'vi'] } });
  const setHeadComponents = jest.fn();
  (onRenderBody as unknown as (page: object) => void)({ setHeadComponents, pathname });
  const head = renderToStaticMarkup(setHeadComponents.mock.lastCall[0]);
  expect([...head.matchAll(/(?:href="|url\()(.+?)[")]/g)].map(([, url]) => url)).toEqual(fonts);
});
