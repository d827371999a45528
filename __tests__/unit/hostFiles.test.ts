/** The configuration files of all hosts have the same headers and redirects. */
import { readFileSync } from 'node:fs';

const pairsIn = (file: string, pattern: RegExp): string[][] =>
  [...readFileSync(`static/${file}`, 'utf8').matchAll(pattern)].map(([, ...pair]) => pair);

test('Apache sends the headers of Netlify and Cloudflare Pages, and caches hashed files longer, but no 404', () => {
  const everywhere = pairsIn('_headers', /^ {2}([\w-]+): (.*)$/gm);
  const hashed = everywhere.splice(everywhere.findIndex(([name]) => name === 'Cache-Control'));
  const hour = 'public, max-age=3600, stale-while-revalidate=31536000';
  expect(new Set(hashed.map(([, value]) => value))).toEqual(new Set([hour]));
  expect(pairsIn('.htaccess', /^Header (?:always )?set ([\w-]+) "(.*)"(?: env=HASHED)?$/gm)).toEqual([
    ...everywhere,
    ['Cache-Control', 'public, max-age=0, must-revalidate'],
    ['Cache-Control', 'public, max-age=31536000, immutable'],
  ]);
  const ifFileExists = /^RewriteCond %\{REQUEST_FILENAME\} -f\nRewriteRule .*\[E=HASHED:1\]$/m;
  expect(readFileSync('static/.htaccess', 'utf8')).toMatch(ifFileExists);
});

test('Apache hosts may lack the right to Options and the modules of headers, redirects and page URLs', () => {
  const file = readFileSync('static/.htaccess', 'utf8');
  expect(file).not.toMatch(/^Options/m);
  const required = file.replaceAll(/<IfModule .*?<\/IfModule>/gs, '').match(/^[A-Z]\w+/gm);
  expect(new Set(required)).toEqual(new Set(['ErrorDocument', 'AddType']));
});

test('all hosts have the same redirects, with and without a slash at the end', () => {
  const patterns = pairsIn('.htaccess', /^RedirectMatch 301 "\^(.*)\$" "(.*)"$/gm);
  const redirects = patterns.flatMap(([pattern = '', to]) => {
    const from = pattern.replaceAll('\\', '');
    return (from.endsWith('/?') ? [from.slice(0, -2), from.slice(0, -1)] : [from]).map((each) => [each, to]);
  });
  expect(redirects).toContainEqual(['/feed/', '/rss.xml']);
  expect(redirects).toEqual(pairsIn('_redirects', /^(\/\S*) (\/\S*) 301$/gm));
});
