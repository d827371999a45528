import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the rules of axe that a page violates in its current state, each with the elements that violate it. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  // axe reports links that the header covers as small targets, although visitors can scroll to them.
  const style = await page.addStyleTag({ content: 'header { position: static !important; }' });
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    const results = await axe.run({
      resultTypes: ['violations'],
      iframes: false,
      // axe does not check this rule of WCAG 2.2 by default.
      rules: { 'target-size': { enabled: true } },
    });
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
  await style.evaluate((element) => (element as Element).remove());
  return violations;
}
