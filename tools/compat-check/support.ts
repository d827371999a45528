/** Finds browsers of `browserslist` (package.json) that do not support a feature, according to MDN's data. */
import bcd, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** A browser that does not support a feature, such as `Safari 16.4`, and the first version that does, if any. */
export interface Lack {
  browser: string;
  since: string | undefined;
}

const BROWSERS: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** Converts a version to a number: `16.4` and `16.4-16.7` become 16.004. */
const numberOf = (version: string): number => {
  const [major = 0, minor = 0] = version.replace(/^≤/, '').split(/[.-]/).map(Number);
  return major + minor / 1000;
};

const oldest = new Map<BrowserName, string>();
for (const entry of browserslist()) {
  const [name = '', range = ''] = entry.split(' ');
  const [version = ''] = range.split('-');
  const browser = BROWSERS[name];
  if (!browser) throw new Error(`BROWSERS does not map "${name}" to its name in MDN's data; add it`);
  const known = oldest.get(browser);
  if (!known || numberOf(version) < numberOf(known)) oldest.set(browser, version);
}

/** Whether a feature works without a flag and without a prefix (Autoprefixer adds prefixes to styles). */
const isUsable = ({ prefix, alternative_name, flags }: SimpleSupportStatement, prefixed: boolean): boolean =>
  !(prefix && !prefixed) && !alternative_name && !flags;

/** Whether a version supports the feature, at least partially. */
const covers = (
  { version_added: added, version_removed: removed }: SimpleSupportStatement,
  version: string,
): boolean =>
  !!added &&
  added !== 'preview' &&
  numberOf(added) <= numberOf(version) &&
  !(removed && numberOf(removed) <= numberOf(version));

/** Returns the browsers that do not support a feature. Empty if the support is unknown. */
function lacks({ support }: CompatStatement, prefixed: boolean): Lack[] {
  return [...oldest].flatMap(([browser, version]) => {
    const statement = support[browser];
    if (!statement) return [];
    const plain = [statement].flat().filter((one) => isUsable(one, prefixed));
    if (plain.some((one) => covers(one, version))) return [];
    const since = plain
      .flatMap(({ version_added: added }) => (added && added !== 'preview' ? [added] : []))
      .at(-1);
    return [{ browser: `${bcd.browsers[browser].name} ${version}`, since }];
  });
}

/**
 * Returns the browsers without the first feature. Empty if at least one of the features works in all browsers.
 * @param features all features that the name may refer to; if empty, the result is empty
 * @param prefixed whether support with a prefix is sufficient
 */
export function lacksOf(features: readonly CompatStatement[], prefixed = false): Lack[] {
  const found = features.map((feature) => lacks(feature, prefixed));
  return found.every((missing) => missing.length > 0) ? (found[0] ?? []) : [];
}

/** Returns the compatibility statement at a path of the data, such as `at(bcd.css, 'selectors', 'has')`. */
export function at(node: Identifier, ...path: string[]): CompatStatement[] {
  const found = path.reduce<Identifier | undefined>(
    // Inherited properties such as `constructor` are not features.
    (parent, name) => (parent && Object.hasOwn(parent, name) ? parent[name] : undefined),
    node,
  );
  return found?.__compat ? [found.__compat] : [];
}
