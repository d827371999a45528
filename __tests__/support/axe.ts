import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with a page in its present state: each rule with the elements that break it. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  // What the header covers for the moment is no small target: one scrolls.
  await page.addStyleTag({ content: 'header { position: static !important; }' });
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    const results = await axe.run({
      resultTypes: ['violations'],
      iframes: false,
      // A rule of WCAG 2.2 that axe leaves off by itself.
      rules: { 'target-size': { enabled: true } },
    });
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}
