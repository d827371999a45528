/** One English on all pages: British, with -ize, as the rules of the trade are written. Texts agreed on stay as they are. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { agreed } from '../support/agreed';

const AMERICAN =
  /\b(aluminum|centers?|colors?|colored|favors?|fibers?|flavors?|flavoring|gray|harbors?|labor|(re)?label(ed|ing)|licenses?|liters?|lusters?|neighbors?|odors?|(cubic|square) meters?|programs?|traveled)\b/gi;
const AGREED = [
  /"(Natural|Synthetic|Blended) Fiber"/g,
  /"Fiber category"|"Fibers?"|"Color"/g,
  /Private labeling/gi,
  // Programs of computers, and the name of a law.
  /Its programs|small programs|foreign supplier verification program/g,
  // Names of fields and paths.
  /"[\w$]+":|"(\.{0,2}\/)[^"]*"|\]\([^)]*\)/g,
];

const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(json|md)$/.test(file) && !/^\.schemas|^[A-Z]+\.md$/.test(file),
);

agreed('the spelling', 'content/README.md tells the spelling of the website.', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join('content', file), 'utf8');
    const own = AGREED.reduce((rest, words) => rest.replace(words, ''), text);
    return (own.match(AMERICAN) ?? []).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});
