/**
 * A template query runs once per document. With lists, the build time would grow quadratically. A list of documents with
 * known ids has a constant size.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collections } from '../../../src/content/collections';

const folder = path.resolve('src', 'templates');
const lists = [
  'MarkdownRemark',
  'File',
  'SitePage',
  ...collections.map(({ graphqlType }) => graphqlType),
].map((type) => new RegExp(`\\ball${type}\\b(?!\\(\\s*filter: { id: { in: )`));

test.each(readdirSync(folder))('%s does not query a list of documents', (file) => {
  const source = readFileSync(path.join(folder, file), 'utf8');
  expect(source).toContain('graphql`');
  expect(lists.filter((list) => list.test(source))).toEqual([]);
});
