/** The state of the launch content. Longer texts may need a second sheet of paper. */
import { checkContent } from '../../src/content/check/checkContent';
import { formatProblem } from '../../src/content/read/problem';
import { readPictures } from '../../src/content/read/readPicture';
import { localPath } from '../../src/routes';
import { catalogues } from '../support/catalogues';
import { realContent } from '../support/contentCopy';
import { languages, translatedPaths } from '../support/languages';
import { visitor, withoutScripts } from '../support/visitor';

const { newPage } = visitor();

/** Papers with the width inside of the margins, in CSS pixels. */
const PAPERS = [
  ['A4', 718],
  ['Letter', 740],
] as const;
const entryPaths = catalogues.flatMap(([, { route, entries }]) =>
  entries.map(({ slug }) => `${route}/${slug}`),
);

test.each(['en', ...languages.map(({ code }) => code)])(
  'in the language %s, the longest sheets are printed on one page of A4 and of Letter',
  async (code) => {
    const page = await newPage(withoutScripts);
    const heights = PAPERS.map(() => new Map<string, number>());
    for (const route of entryPaths.filter((each) => translatedPaths(code).includes(each))) {
      await page.emulateMedia({ media: 'print' });
      await page.goto(localPath(route, code));
      for (const [index, [, width]] of PAPERS.entries()) {
        await page.setViewportSize({ width, height: 900 });
        heights[index]?.set(route, await page.evaluate(() => document.body.scrollHeight));
      }
    }
    await page.emulateMedia({ media: null });
    for (const [index, [format]] of PAPERS.entries()) {
      const [[longest] = ['']] = [...(heights[index] ?? [])].sort(([, one], [, other]) => other - one);
      await page.goto(localPath(longest, code));
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect([longest, pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length]).toEqual([longest, 1]);
    }
  },
);

test('the content check reports nothing', async () =>
  expect(checkContent(realContent, await readPictures(realContent)).map(formatProblem)).toEqual([]));
