/** The buttons and the tabs of the timeline (docs/behaviour.md, "Timeline"). */
import { button, eras, labels, shows } from '../../support/timeline';
import { address, visitor } from '../../support/visitor';

const { visit } = visitor();

const [first, second] = eras;
if (!first || !second) throw new Error('There are fewer than two eras.');

test('the buttons go through the events of an era, and a tab shows another era', async () => {
  const page = await visit('/legacy');
  expect(await button(page, labels.previous).isDisabled()).toBe(true);
  await button(page, labels.next).click();
  await shows(page, first, 1);
  await button(page, labels.previous).click();
  await shows(page, first, 0);
  // Find the tab by its position, because its name consists of two elements that a translator separates.
  await page.getByRole('tab').nth(1).click();
  await shows(page, second, 0);
  expect(address(page)).toBe(`/legacy#${second.slug}`);
  await page.goBack();
  await shows(page, first, 0);
});
