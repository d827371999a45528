import { weave } from '../../../src/company/weave';
import { documentsIn } from '../../support/content';

const names = ['leaders', 'team', 'testimonials'].flatMap((folder) =>
  documentsIn<{ name: string }>(folder).map(({ name }) => name),
);

test('each person has a weave of their own, which is always the same', () => {
  const weaves = names.map((name) => JSON.stringify(weave(name)));
  expect(new Set(weaves).size).toBe(names.length);
  expect(names.map((name) => JSON.stringify(weave(name)))).toEqual(weaves);
});
