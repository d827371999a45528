/** The ways to close a biography (docs/behaviour.md, "Leaders"). */
import { documentAt, documentsIn } from '../../support/content';
import { address, eventually, isFocused, scrollY, visitor } from '../../support/visitor';

const { visit } = visitor();

const labels = documentAt('pages/leadership.json');
const [, leader] = documentsIn<{ slug: string; name: string }>('leaders');
if (!leader) throw new Error('There are fewer than two leaders.');

test('a biography closes with Escape, its button and Back, which return the focus and do not scroll', async () => {
  const page = await visit('/leadership');
  const dialog = page.getByRole('dialog', { name: leader.name, exact: true });
  const opener = page.getByRole('button', { name: `${labels.readMore}: ${leader.name}`, exact: true });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: labels.close, exact: true }).click(),
    () => page.goBack(),
  ]) {
    await opener.click();
    await dialog.waitFor();
    await eventually(async () => address(page), `/leadership#${leader.slug}`);
    const before = await scrollY(page);
    await close();
    await dialog.waitFor({ state: 'hidden' });
    await eventually(async () => address(page), '/leadership');
    expect(await scrollY(page)).toBe(before);
    await eventually(isFocused(opener), true);
  }
});
