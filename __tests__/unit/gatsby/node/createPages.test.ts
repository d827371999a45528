import { createPages } from '../../../../src/gatsby/node/createPages';

// The browser tests of the routes fail if a page is missing.
test('a failed query stops the build', async () => {
  const errors = [new Error('no')];
  const panicOnBuild = jest.fn();
  await createPages?.(
    { graphql: async () => ({ errors }), reporter: { panicOnBuild } } as never,
    { plugins: [] },
    () => {},
  );
  expect(panicOnBuild).toHaveBeenCalledWith('The pages made from content could not be queried', errors);
});
