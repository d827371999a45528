import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { htmlOf, requireBuild } from '../support/builtSite';
import { textOf } from '../support/html';

requireBuild();

/** Every text that the specification quotes for a screen, verbatim. */
const quoted: Record<string, string[]> = parse(readFileSync('__tests__/site/quoted.yaml', 'utf8'));

test.each(Object.entries(quoted).flatMap(([route, texts]) => texts.map((text) => [route, text] as const)))(
  '%s says "%s"',
  (route, text) => {
    expect(textOf(htmlOf(route))).toContain(text);
  },
);
