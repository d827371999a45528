/** What Gatsby runs in the browser. */
export { wrapPageElement } from './src/layout/wrapPageElement';
