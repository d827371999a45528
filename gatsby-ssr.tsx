/** What Gatsby runs when it renders the pages to HTML, one file each. */

export { onPreRenderHTML } from './src/gatsby/ssr/onPreRenderHTML';
export { onRenderBody } from './src/gatsby/ssr/onRenderBody';
export { wrapPageElement } from './src/gatsby/wrapPageElement';
