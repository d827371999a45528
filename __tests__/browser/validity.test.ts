/** The built HTML held against the standard of HTML, and what of accessibility can be seen in it. */
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { builtPages, requireBuild } from '../support/builtSite';

requireBuild();

const rules: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // A list may be named (WAI-ARIA 1.2, "list"), and screen readers tell the name of our social links.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
};
const validator = new HtmlValidate(new StaticConfigLoader(rules));

test.each(builtPages())('%s is valid', async (_, html) => {
  const { results } = await validator.validateString(html);
  expect(
    results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ),
  ).toEqual([]);
});
