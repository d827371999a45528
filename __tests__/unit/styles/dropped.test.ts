/** Declarations that one of the supported browsers ignores or does not paint. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Declaration } from 'postcss';

/** Whether a declaration is in a media query for print. */
const isOnPaper = ({ parent }: Declaration): boolean => {
  for (let at: typeof parent | undefined = parent; at; at = at.parent as typeof parent)
    if (at.type === 'atrule' && 'params' in at && /\bprint\b/.test(at.params)) return true;
  return false;
};

const FAULTS: [what: string, isFault: (declaration: Declaration) => boolean][] = [
  [
    'Safari drops `text-decoration` with more than one value',
    ({ prop, value }) => prop === 'text-decoration' && /\s/.test(value),
  ],
  [
    'WebKitGTK paints no sticky element beyond its box, whatever its `clip-path`',
    ({ prop, value }) => prop === 'clip-path' && /^inset\(.*-/.test(value),
  ],
  [
    'WebKit prints a single column, whatever `columns` says',
    (declaration) => /^columns?(-count|-width)?$/.test(declaration.prop) && isOnPaper(declaration),
  ],
];

/** Parses a stylesheet as CSS. Removes line comments and interpolation, which only Sass supports. */
const parse = (file: string) =>
  postcss.parse(
    readFileSync(path.join('src', file), 'utf8')
      .replace(/\/\/.*$/gm, '')
      .replace(/#\{[^}]*\}/g, 'interpolated'),
  );

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.scss'))
  .map((file) => [file, parse(file)] as const);

test.each(FAULTS)('%s', (_, isFault) => {
  expect(sheets.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const [file, root] of sheets)
    root.walkDecls((declaration) => {
      if (isFault(declaration)) found.push(`${file}: ${declaration}`);
    });
  expect(found).toEqual([]);
});
