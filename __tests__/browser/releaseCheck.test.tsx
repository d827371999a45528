import { releaseCheck } from '../../src/browser/releaseCheck';

const of = (webpackCompilationHash: string): GatsbyPage => ({ page: { webpackCompilationHash } });

beforeEach(() => {
  window.___webpackCompilationHash = 'own';
});

test.each([
  ['own', 'own', true],
  ['newer', 'own', false],
  // The server did not tell.
  ['', 'own', true],
  // A site whose HTML and data disagree for good.
  ['other', 'other', true],
  ['own', 'other', true],
  ['newer', 'other', false],
])('a page of the release "%s", after a first page of "%s", fits: %s', (release, first, expected) => {
  const found = of(release);
  expect(releaseCheck(of(first))(found)).toBe(expected);
  // What fits is given to Gatsby as its own, or else it would load the page in full.
  expect(found.page?.webpackCompilationHash).toBe(expected ? 'own' : release);
});

test('where the first page is unknown, that of the document fits alone', () => {
  const fits = releaseCheck(undefined);
  expect([fits(of('own')), fits(of('newer'))]).toEqual([true, false]);
});

test.each([undefined, { status: 'error' }])('%j is of no release', (found) => {
  expect(releaseCheck(of('own'))(found)).toBe(true);
});
