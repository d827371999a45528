import type { Content } from '../../src/content/read/document';

/** Content with one page and one picture, for tests of generated documents. */
export const anyContent: Content = {
  dir: '/content',
  files: new Set(['images/dal.jpg']),
  documents: [],
  translations: [],
  pictures: new Map([['images/dal.jpg', { format: 'JPEG', size: { width: 1000, height: 750 } }]]),
  routes: new Set(['/contact']),
  publishedFiles: new Set(['/rss.xml']),
  incomplete: false,
};
