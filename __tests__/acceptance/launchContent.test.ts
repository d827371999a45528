/** The state of the launch content. Longer texts may need a second sheet of paper. */
import { checkContent } from '../../src/content/check/checkContent';
import { formatProblem } from '../../src/content/read/problem';
import { readPictures } from '../../src/content/read/readPicture';
import { localPath } from '../../src/routes';
import { catalogues } from '../support/catalogues';
import { realContent } from '../support/contentCopy';
import { languages, translatedPaths } from '../support/languages';
import { visitor, withoutScripts } from '../support/visitor';

/** How many sheets are printed. The others are less high. */
const FULLEST = 4;

const { newPage } = visitor();

/** Papers with the width between their margins, in CSS pixels. */
const PAPERS = [
  ['A4', 718],
  ['Letter', 740],
] as const;

test.each(PAPERS)('sheets are printed on one page of %s, with their whole trays', async (format, width) => {
  const entries = catalogues.flatMap(([, { route, entries }]) =>
    entries.map(({ slug }) => `${route}/${slug}`),
  );
  const sheets = ['en', ...languages.map(({ code }) => code)].flatMap((code) =>
    entries.filter((route) => translatedPaths(code).includes(route)).map((route) => localPath(route, code)),
  );
  const page = await newPage({ ...withoutScripts, viewport: { width, height: 900 } });
  await page.emulateMedia({ media: 'print' });
  const heights = new Map<string, number>();
  const cut: string[] = [];
  for (const sheet of sheets) {
    await page.goto(sheet);
    heights.set(sheet, await page.evaluate(() => document.body.scrollHeight));
    const trayTop = () => document.querySelector('figure img')?.getBoundingClientRect().top ?? 0;
    if ((await page.evaluate(trayTop)) < 1) cut.push(sheet);
  }
  expect(cut).toEqual([]);
  await page.emulateMedia({ media: null });
  for (const [sheet] of [...heights].sort(([, one], [, other]) => other - one).slice(0, FULLEST)) {
    await page.goto(sheet);
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect([sheet, pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length]).toEqual([sheet, 1]);
  }
});

test('the content check reports nothing', async () =>
  expect(checkContent(realContent, await readPictures(realContent)).map(formatProblem)).toEqual([]));
