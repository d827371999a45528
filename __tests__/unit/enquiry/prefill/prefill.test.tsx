import { navigate } from 'gatsby';
import { parsePrefill } from '../../../../src/enquiry/form/enquiry';
import { navigateWithPrefill, prefillState } from '../../../../src/enquiry/prefill/prefill';

const values = { email: 'a@example.com', subject: 'Newsletter sign-up' };

beforeEach(() => jest.mocked(navigate).mockClear());

test.each([
  ['/services', '', false],
  ['/contact/', '', true],
  ['/contact?from=mail#form', '', true],
  ['/contact', '/site', true],
])(
  'navigates from %s, published below %j, with the values in the state (replace: %s)',
  (path, prefix, replace) => {
    Object.assign(globalThis, { __PATH_PREFIX__: prefix });
    window.history.replaceState(null, '', prefix + path);
    navigateWithPrefill('/contact', values);
    expect(jest.mocked(navigate).mock.calls).toEqual([
      ['/contact', { state: prefillState(values), replace }],
    ]);
    expect(parsePrefill(prefillState(values))).toEqual(values);
  },
);

test.each<[state: unknown, parsed: object]>([
  [{ prefill: { email: '', _captcha: 'true', message: 'Hello' } }, { message: 'Hello' }],
  ...[undefined, null, { key: '1' }, { prefill: null }, 'prefill', 5].map((state): [unknown, object] => [
    state,
    {},
  ]),
])('from %j parses the values %j, without empty values and unknown field names', (state, parsed) => {
  expect(parsePrefill(state)).toEqual(parsed);
});
