import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { violationsOf } from '../../support/axe';
import { openSite } from '../../support/builtSite';
import { temporaryFolder } from '../../support/folder';
import { horizontalOverflow, visitor, width } from '../../support/visitor';
import { buildOtherSite, PREFIX } from './buildOtherSite';

/** Returns the URL path of a route of the site. */
export const at = (route: string) => PREFIX + route;

/** Builds the site before all tests and removes it afterwards. Only the first test shows the error of a failed build. */
export function otherSite() {
  const folder = temporaryFolder();
  let dir = '';
  let failure: unknown;
  const visits = visitor(async () => {
    try {
      dir = await buildOtherSite(folder.dir);
    } catch (error) {
      failure = error;
      return undefined;
    }
    return openSite({ dir, prefix: PREFIX });
  });
  test('the site can be built', () => {
    if (failure) throw failure;
  });
  /** Returns the path of a file of the build. */
  const fileAt = (...names: string[]): string => path.join(dir, ...names);
  return { ...visits, fileAt, built: (file: string): string => readFileSync(fileAt(file), 'utf8') };
}

export type OtherSite = ReturnType<typeof otherSite>;

/** Expects that a page fits into small and large windows and that axe finds no violations. */
export async function expectFits(page: Page): Promise<void> {
  expect([await horizontalOverflow(page), await violationsOf(page)]).toEqual([0, []]);
  await page.setViewportSize(width(1440).viewport);
  expect(await horizontalOverflow(page)).toBe(0);
}
