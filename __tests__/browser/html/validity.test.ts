/** Validates the built HTML against the HTML standard and accessibility rules. */
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { NOT_FOUND } from '../../../src/routes';
import { builtPaths, canonicalPaths, htmlOf } from '../../support/builtPages';

const rules: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // WAI-ARIA 1.2 ("list") allows names for lists, and screen readers announce the name of our social links.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Requires one h1 and no skipped heading level. The search dialog comes before it and has its own heading.
    'heading-level': ['error', { minInitialRank: 'h2', sectioningRoots: [] }],
    // Safari needs the role of lists whose items are grids.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
    // axe checks this rule where it finds the page in its states, and knows menus with the same links (`axe.ts`).
    'unique-landmark': 'off',
  },
};
const validator = new HtmlValidate(new StaticConfigLoader(rules));

test.each([...canonicalPaths, NOT_FOUND])('%s is valid', async (route) => {
  const { results } = await validator.validateString(htmlOf(route));
  const found = results.flatMap(({ messages }) => messages);
  expect(found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
});

test('fields for e-mail and phone are left to right', () => {
  const typed = /<input[^>]* type="(email|tel)".*?>/g;
  const fields = builtPaths.flatMap((route) => htmlOf(route).match(typed) ?? []);
  expect(fields.filter((field) => !field.includes(' dir="ltr"'))).toEqual([]);
  expect(fields.length).toBeGreaterThan(0);
});

test('no page contains a null byte, which React 18 may write', () => {
  expect(builtPaths.filter((route) => htmlOf(route).includes('\0'))).toEqual([]);
});
