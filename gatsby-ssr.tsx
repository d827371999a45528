/** What Gatsby runs when it renders the pages to HTML, one file each. */
export { wrapPageElement } from './src/layout/wrapPageElement';
export { onPreRenderHTML } from './src/ssr/onPreRenderHTML';
export { onRenderBody } from './src/ssr/onRenderBody';
