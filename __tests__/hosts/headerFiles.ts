/** Reads `static/_headers` and `static/_redirects`, the files of Netlify and Cloudflare Pages. */
import { readFileSync } from 'node:fs';

const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

/** Returns a function that returns the headers of all patterns that match a path. */
export function readHeaders(): (path: string) => Record<string, string> {
  const rules: { pattern: RegExp; headers: Record<string, string> }[] = [];
  for (const line of linesOf('static/_headers')) {
    const [, name, value = ''] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    const headers = rules.at(-1)?.headers;
    if (name && headers) headers[name] = value;
    else
      rules.push({
        pattern: new RegExp(`^${line.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
        headers: {},
      });
  }
  return (path) => Object.assign({}, ...rules.map((rule) => rule.pattern.test(path) && rule.headers));
}

export const readRedirects = (): Record<string, string> =>
  Object.fromEntries(linesOf('static/_redirects').map((line) => line.split(' ').slice(0, 2)));
