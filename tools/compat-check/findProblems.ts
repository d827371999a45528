import { readFileSync } from 'node:fs';
import { EXCEPTIONS } from './exceptions';
import { ownNames, scriptFindings } from './scripts';
import { type StyleFinding, styleFindings } from './styles';

const message = ({ file, line, name, lacks }: StyleFinding): string => {
  const browsers = lacks.map(
    ({ browser, since }) => `${browser}${since ? ` (supported since ${since})` : ''}`,
  );
  return `${file}:${line}: "${name}" is not supported by ${browsers.join(', ')}`;
};

/**
 * Finds features that a browser of `browserslist` does not support, and unused exceptions.
 * @param exceptions reasons by feature name (`exceptions.ts`)
 * @returns a line per problem, with file, line, name and browsers
 */
export function findProblems(files: readonly string[], exceptions = EXCEPTIONS): string[] {
  const scripts = files.filter((file) => /\.[jt]sx?$/.test(file));
  const code = new Map(scripts.map((file) => [file, readFileSync(file, 'utf8')]));
  const own = new Set([...code.values()].flatMap(ownNames));
  const found = [
    ...scripts.flatMap((file) => scriptFindings(code.get(file) ?? '', own).map((one) => ({ ...one, file }))),
    ...files.filter((file) => /\.s?css$/.test(file)).flatMap(styleFindings),
  ];
  const needed = new Set(found.map(({ name }) => name));
  const stale = Object.keys(exceptions).filter((name) => !needed.has(name));
  return [
    // Remove duplicates, because a finding in a file of mixins is reported for each file that uses it.
    ...new Set(found.filter(({ name }) => !(name in exceptions)).map(message)),
    ...stale.map((name) => `tools/compat-check/exceptions.ts: "${name}" is no longer needed; remove it`),
  ];
}
