/** What the content in place has and lacks. `skippedTests.mjs` counts the reasons for which tests are skipped. */
import { pagePaths } from '../../src/content-model/read/contentFiles';
import * as routes from '../../src/routes';
import { canonicalPaths } from './builtPages';
import { entries, firstCatalogue } from './catalogues';

type Test = typeof test;

/**
 * Returns `test` if the content has everything that is needed. Otherwise the returned function, also with `each`, skips
 * the test and adds the reason to its name.
 * @param needed what a firm may lack: a value that is falsy if the content lacks it, by its description
 */
export function needs(needed: Readonly<Record<string, unknown>>): Test {
  const lacking = Object.keys(needed).filter((name) => !needed[name]);
  if (lacking.length === 0) return test;
  const skip = (name: string) => test.skip(`${name} (skipped: no ${lacking.join(', no ')})`, () => {});
  return Object.assign(skip, { each: () => skip }) as unknown as Test;
}

export const isBuilt = (route: string): boolean => canonicalPaths.includes(route);

/** Pages with behaviour that other tests are about. */
const SPECIAL: readonly unknown[] = ['/', ...Object.values(routes)];
const all = [...pagePaths(), ...entries.map(({ path }) => path)];
const plain = all.filter((route) => isBuilt(route) && !SPECIAL.includes(route));

/** Two pages to leave, to return to and to scroll. Without plain pages they are sheets, or the thank-you page. */
export const [somePage = routes.THANK_YOU, otherPage = routes.THANK_YOU] = plain;

/** The page that shows search results. */
export const RESULTS =
  [routes.SERVICES, routes.SPECIFICATIONS].find(isBuilt) ?? firstCatalogue?.route ?? routes.SERVICES;
