import { readSteps } from '../../../../tools/audit-build/steps';

test("the times of Gatsby's steps are read, whatever follows them", () => {
  expect(
    readSteps(`
info Total nodes: 300
success onPreInit - 0.01s
success run page queries - 3.251s - 52/52 16.55/s
success Writing page-data.json and slice-data.json files to public directory - 1s - 5/5 9/s
warning slow - 9s
not a step: success x - 1s
info Done building in 12.3 sec
`),
  ).toEqual({
    onPreInit: 0.01,
    'run page queries': 3.251,
    'Writing page-data.json and slice-data.json files to public directory': 1,
  });
});

test('colours do not matter, and a step that is done twice counts as a whole', () => {
  expect(
    readSteps('\u001b[32msuccess\u001b[39m building schema - 0.2s\nsuccess building schema - 0.15s\n'),
  ).toEqual({ 'building schema': 0.35 });
});

test('what has no steps tells none', () => {
  expect(readSteps('error Something went wrong - 1s\n')).toEqual({});
});
