/** `npm run monogram -- "Asha Rao"`: draws monograms into content/images/people, one for each name. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { monogram } from '../src/brand/monogram';

/** The file name for a person, without its extension: `jan-muller` for `Jan Müller`. */
const fileNameFor = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

async function main(names: string[]): Promise<void> {
  if (names.length === 0)
    throw new Error('Give the names of the people: npm run monogram -- "Asha Rao" "Jan de Vries"');
  for (const name of names) {
    const file = path.join('content', 'images', 'people', `${fileNameFor(name)}.png`);
    writeFileSync(file, await monogram(name));
    console.log(file);
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
