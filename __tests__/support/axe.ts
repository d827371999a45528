import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with a page in its current state: each rule with the elements that break it. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  // A link that the header covers at the moment is not a small target: visitors scroll.
  const style = await page.addStyleTag({ content: 'header { position: static !important; }' });
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    const results = await axe.run({
      resultTypes: ['violations'],
      iframes: false,
      // A rule of WCAG 2.2 that axe does not check by default.
      rules: { 'target-size': { enabled: true } },
    });
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
  await style.evaluate((element) => (element as Element).remove());
  return violations;
}
