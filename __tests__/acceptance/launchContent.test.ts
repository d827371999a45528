/** The state of the launch content. Longer texts may need a second sheet of paper. */
import { checkContent } from '../../src/content/check/checkContent';
import { formatProblem } from '../../src/content/read/problem';
import { readPictures } from '../../src/content/read/readPicture';
import { htmlOf } from '../support/builtPages';
import { catalogues } from '../support/catalogues';
import { realContent } from '../support/contentCopy';
import { visitor, width } from '../support/visitor';

const { newPage } = visitor();

test.each(catalogues)(
  'the longest sheet of the %s is printed on one A4 page',
  async (_, { route, entries }) => {
    const page = await newPage(width(390));
    const [longest = ''] = entries
      .map(({ slug }) => `${route}/${slug}`)
      .sort((one, other) => htmlOf(other).length - htmlOf(one).length);
    await page.goto(longest);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  },
);

test('the content check reports nothing', async () =>
  expect(checkContent(realContent, await readPictures(realContent)).map(formatProblem)).toEqual([]));
