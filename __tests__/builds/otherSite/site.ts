/** Builds the site before all tests and opens its pages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { violationsOf } from '../../support/axe';
import { openSite } from '../../support/builtSite';
import { temporaryFolder } from '../../support/folder';
import { horizontalOverflow, reducedMotion, visitor, width } from '../../support/visitor';
import { buildOtherSite } from './build';
import { PREFIX } from './content';

export const HOST = 'https://www.deccan.in';
/** Returns the URL path of a route of the site. */
export const at = (route: string) => PREFIX + route;
export const small = { ...width(320), ...reducedMotion };

export const folder = temporaryFolder();
export const fileAt = (...names: string[]) => path.join(folder.dir, 'public', ...names);
export const built = (file: string) => readFileSync(fileAt(file), 'utf8');
beforeAll(() => buildOtherSite(folder.dir), 600_000);
export const { visit, newPage, takeConsoleErrors } = visitor(() =>
  openSite({ dir: fileAt(), prefix: PREFIX }),
);

/** Expects that a page fits into its window and that axe finds no violations. Without scripts, axe never ends. */
export const expectFits = async (page: Page) =>
  expect([await horizontalOverflow(page), await violationsOf(page)]).toEqual([0, []]);
export const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');
