/** Each sheet of the launch content is printed on one page. Longer texts may need a second page. */
import { htmlOf } from '../support/builtPages';
import { catalogues } from '../support/catalogues';
import { visitor, width } from '../support/visitor';

const { newPage } = visitor();

test.each(catalogues)(
  'the longest sheets of the %s are printed on one A4 page',
  async (_, { route, entries }) => {
    const page = await newPage(width(390));
    const sheets = entries
      .map(({ slug }) => `${route}/${slug}`)
      .sort((one, other) => htmlOf(other).length - htmlOf(one).length);
    const longer: string[] = [];
    for (const sheet of sheets.slice(0, 3)) {
      await page.goto(sheet);
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      if (pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length !== 1)
        longer.push(`${sheet} needs more than one sheet of A4: shorten its details.`);
    }
    expect(longer).toEqual([]);
  },
);
