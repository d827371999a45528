/** The code knows no trade: goods, their fields and paths are content. Examples in comments are allowed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../src/content-model/read/contentFiles';

const COMMENT = /^\s*\{?\/\*[\s\S]*?\*\/\}?$|(?<=^|\s)\/\/ .*$/gm;
const TRADE = /\b(pulses?|dals?|soy\w*|fib(er|re)s?|textiles?|cotton|moisture|nutrition\w*|teas?)\b/i;

test('no code of src and tools has a word of a trade', () => {
  const files = ['src', 'tools'].flatMap((folder) => filesIn(folder).map((file) => path.join(folder, file)));
  const found = files
    .filter((file) => /\.(tsx?|js|scss)$/.test(file) && !file.endsWith('gatsby-types.d.ts'))
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8').replace(COMMENT, '');
      const [word] = TRADE.exec(`${file}\n${code}`) ?? [];
      return word ? `${file}: ${word}` : [];
    });
  expect(found).toEqual([]);
});
