/**
 * A query of a template runs once for each document. If it asked for all documents, the build would grow with the
 * square of their number, and a change of one would make all pages anew.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collections } from '../../../src/content-model/collections';

const folder = path.resolve('src', 'templates');
const lists = [
  'MarkdownRemark',
  'File',
  'SitePage',
  ...collections.map(({ graphqlType }) => graphqlType),
].map((type) => new RegExp(`\\ball${type}\\b`));

test.each(readdirSync(folder))('%s asks for no list of documents', (file) => {
  const source = readFileSync(path.join(folder, file), 'utf8');
  expect(source).toContain('graphql`');
  expect(lists.filter((list) => list.test(source))).toEqual([]);
});
