/** Gatsby's SSR APIs, one file each. They run when Gatsby renders the pages to HTML. */
export { onPreRenderHTML } from './src/gatsby/ssr/onPreRenderHTML';
export { onRenderBody } from './src/gatsby/ssr/onRenderBody';
export { wrapPageElement } from './src/gatsby/wrapPageElement';
