/** The built HTML, checked against the HTML standard and rules of accessibility. */
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { NOT_FOUND } from '../../../src/routes';
import { canonicalPaths, htmlOf, requireBuild } from '../../support/builtPages';

requireBuild();

const rules: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // A list may be named (WAI-ARIA 1.2, "list"), and screen readers announce the name of our social links.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // One h1, and no level left out; the search dialog, with a heading of its own, comes before it.
    'heading-level': ['error', { minInitialRank: 'h2', sectioningRoots: [] }],
  },
};
const validator = new HtmlValidate(new StaticConfigLoader(rules));

test.each([...canonicalPaths, NOT_FOUND])('%s is valid', async (route) => {
  const { results } = await validator.validateString(htmlOf(route));
  expect(
    results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ),
  ).toEqual([]);
});
