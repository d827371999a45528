import { printTypeDefinitions } from '../../../../src/content/generate/graphqlTypes';

// The build, its queries and the type check of their results prove everything else about the types.
test('every type of the project disables inference', () => {
  const types = printTypeDefinitions().match(/^type .*$/gm) ?? [];
  const inferred = types.filter((line) => !line.includes('@dontInfer'));
  expect(inferred).toEqual(['type MarkdownRemark implements Node {']);
});
