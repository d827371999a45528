/** The biographies of the leaders (docs/behaviour.md, "Leaders"). */
import { documentAt, documentsIn } from '../../support/content';
import { eventually } from '../../support/visitor';
import type { Page } from '../page';
import { button, byRole } from '../targets';
import { visitor } from '../visitor';

const { visit } = visitor();

interface Leader {
  slug: string;
  name: string;
  fullDescription: string[];
}
const [, leader] = documentsIn<Leader>('leaders') as [Leader, Leader];
const labels = documentAt('pages/leadership.json');
const dialog = byRole('dialog', leader.name);
const opener = button(`${labels.readMore}: ${leader.name}`);
const paragraphs = { css: 'p', within: dialog };

async function open(page: Page): Promise<void> {
  await page.click(opener);
  await page.find(dialog);
  await eventually(page.address, `/leadership#${leader.slug}`);
  await eventually(() => page.isOnTop(paragraphs), true);
}

test.each<[string, (page: Page) => Promise<void>]>([
  ['Escape', (page) => page.press('Escape')],
  ['Close', (page) => page.click(button(labels.close, dialog))],
  ['Back', (page) => page.back()],
])('a card opens a biography, %s closes it, and the button of the card has the focus', async (_, close) => {
  const page = await visit('/leadership');
  await page.imitateSafari();
  await open(page);
  const text = (await page.texts(dialog)).join();
  for (const paragraph of leader.fullDescription) expect(text).toContain(paragraph);
  const before = await page.scrollY();
  await close(page);
  await page.gone(dialog);
  await eventually(page.address, '/leadership');
  expect(await page.scrollY()).toBe(before);
  await eventually(() => page.hasFocus(opener), true);
});

test('a biography opens by its hash', async () => {
  const page = await visit(`/leadership#${leader.slug}`);
  await page.find(dialog);
  await eventually(() => page.isOnTop(paragraphs), true);
});
