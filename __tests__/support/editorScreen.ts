/** Uses the editor screen in the browser. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { EditorField } from '../../src/content-model/generate/editorFields';
import { editorScreen as configuration } from '../../src/content-model/generate/editorScreen';
import { editorScreenContent } from '../../src/content-model/generate/editorScreenContent';
import { readContent } from '../../src/content-model/read/readContent';
import { EDITOR_CONFIGURATION, EDITOR_SCREEN } from '../../src/lib/generatedFiles';
import { chooseFolder, filesOf, readFiles, writeFiles } from './browserFolder';
import { eventually, visitor } from './visitor';

/** Returns a function that opens pages for the screen. Call it at the top of a file, like `visitor`. */
export function editorVisits(): () => Promise<Page> {
  const pages: Page[] = [];
  // The CMS logs errors, such as about news that the policy of the screen blocks. This hook must come first, because
  // the hook of `visitor` fails on every console error.
  afterEach(() => {
    for (const page of pages.splice(0)) takeConsoleErrors(page);
  });
  const { newPage, takeConsoleErrors } = visitor();
  return async () => {
    const page = await newPage({ viewport: { width: 1400, height: 1000 } });
    pages.push(page);
    return page;
  };
}

/** Sets a value repeatedly until it persists, because a screen may reset it shortly after opening. */
async function insist<T>(read: () => Promise<T>, set: () => Promise<void>, wanted: T): Promise<void> {
  const settled = async () => {
    if ((await read()) !== wanted) await set();
    await new Promise((next) => setTimeout(next, 50));
    return read();
  };
  await eventually(settled, wanted);
}

/**
 * Returns actions for the editor screen. The screen must show the collections.
 * @param pane the first pane shows the English texts, the second pane a translation
 */
export function editorScreen(page: Page, pane: 'first' | 'second' = 'first') {
  const body = page.locator(`#${pane}-pane-body`);
  const field = (key: string) => body.locator(`.field[data-key-path="${key}"]`);
  const fields = body.locator('.field[data-key-path]').first();
  /** Scrolls towards a field, because the screen renders fields only near the window. */
  const approach = async (target: Locator) => {
    const last = body.locator('.field[data-key-path]').last();
    await ((await target.count()) ? target : last).scrollIntoViewIfNeeded();
    return target.count();
  };
  const read = async (file: string) =>
    Buffer.from((await page.evaluate(readFiles, file))[file] ?? '', 'base64').toString();
  /** Finds the input of a field. Opens its groups and scrolls to it, because the screen renders nothing else. */
  const input = async (key: string) => {
    const parents = key.split('.').slice(0, -1);
    const groups = parents.map((_, index) => field(parents.slice(0, index + 1).join('.')));
    const open = async (group: Locator) => {
      await eventually(() => approach(group), 1);
      const closed = group.getByRole('button', { name: 'Expand', exact: true }).first();
      const opened = group.getByRole('button', { name: 'Collapse', exact: true }).first();
      await closed.or(opened).first().waitFor();
      const isOpen = () => opened.isVisible();
      if (await closed.isVisible()) await insist(isOpen, () => closed.click(), true);
    };
    // The screen closes groups when it reads the document again after a save.
    await eventually(async () => {
      for (const group of groups) await open(group);
      return approach(field(key));
    }, 1);
    const box = field(key).locator('input:not([type=hidden]), textarea').first();
    await box.scrollIntoViewIfNeeded();
    return box;
  };
  const fill = async (key: string, value: string): Promise<void> => {
    const box = await input(key);
    const shown = () => box.inputValue();
    await insist(shown, () => box.fill(value), value);
  };
  /** Fills in every required text that is empty, with its minimum length. */
  const fillIn = async (fields: readonly EditorField[], at = ''): Promise<void> => {
    for (const { name, widget, required, fields: inner, minlength = 0 } of fields) {
      if (required === false) continue;
      if (inner && widget === 'object') await fillIn(inner, `${at}${name}.`);
      if (widget !== 'string' && widget !== 'text') continue;
      const box = await input(at + name);
      if ((await box.inputValue()) === '') await box.fill(`Some ${name}`.padEnd(Number(minlength), '.'));
    }
  };
  /** Puts the cursor at the end of a paragraph in rich text. Parts of the editor take the focus when they appear. */
  const placeCursorAfter = (paragraph: string) =>
    eventually(async () => {
      await field('body').getByText(paragraph, { exact: true }).click();
      await page.keyboard.press('End');
      return page.evaluate(async () => {
        await new Promise((idle) => requestIdleCallback(idle));
        return window.getSelection()?.anchorOffset;
      });
    }, paragraph.length);
  const save = async (file: string) => {
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await fields.waitFor({ state: 'detached' });
    // The screen goes back to the list only now. It would close a document that is opened earlier.
    await page.waitForFunction(() => !/\/(entries|new)/.test(location.hash));
    return read(file);
  };
  const open = async (address: string): Promise<void> => {
    const [collection, document] = address.split(/\/(?=entries|new)/);
    await page.evaluate((hash) => Object.assign(location, { hash }), `#/collections/${collection}`);
    await fields.waitFor({ state: 'detached' });
    if (document)
      await page.evaluate((hash) => Object.assign(location, { hash }), `#/collections/${address}`);
  };
  return {
    page,
    field,
    read,
    /** Copies all files of the browser folder back to `contentDir`. Returns the paths of new files. */
    async takeBack(contentDir: string): Promise<string[]> {
      const before = filesOf(contentDir);
      const files = await page.evaluate(readFiles, '');
      for (const [file, base64] of Object.entries(files)) {
        const place = path.join(contentDir, '..', file);
        mkdirSync(path.dirname(place), { recursive: true });
        writeFileSync(place, Buffer.from(base64, 'base64'));
      }
      return Object.keys(files).filter((file) => !(file in before));
    },
    dialog: page.locator('[role=dialog]:visible, [role=alertdialog]:visible').last(),
    /**
     * Opens a collection or a document, such as `catalogues-goods-seeds/entries/peas`.
     * @param language shows this translation in the second pane. The screen may open one pane only, so this repeats.
     */
    async show(address: string, language?: string): Promise<void> {
      const choice = page.locator(`#second-pane-header [role=radio][value="${language}"]`);
      const isShown = async () => {
        await open(address);
        if (address.includes('/')) await fields.waitFor();
        if (language) await choice.waitFor({ timeout: 5_000 }).catch(() => {});
        return !language || choice.isVisible();
      };
      await eventually(isShown, true);
      if (language) await choice.click();
    },
    fill,
    fillIn,
    placeCursorAfter,
    save,
  };
}

/** Opens the screen with the files of `contentDir` that `isWanted` accepts. */
export async function openFolder(page: Page, contentDir: string, isWanted = (_file: string) => true) {
  await page.goto('/robots.txt');
  const files = Object.entries(filesOf(contentDir)).filter(([file]) => isWanted(file));
  await page.evaluate(writeFiles, Object.fromEntries(files));
  await page.addInitScript(chooseFolder);
  const content = configuration(editorScreenContent(readContent(contentDir)));
  await page.route(`**${EDITOR_CONFIGURATION}*`, (route) => route.fulfill({ json: content }));
  await page.goto(`${EDITOR_SCREEN}/`);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByText('Collections').first().waitFor();
  return editorScreen(page);
}
