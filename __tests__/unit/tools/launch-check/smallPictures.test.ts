/** Pictures that are barely wide enough. */
import { PICTURE_WIDTH } from '../../../../src/content/pictures';
import { atLaunch } from '../../../support/launch';
import { pictureOf } from '../../../support/sampleContent';

const { left, expectOne, ...content } = atLaunch();
const TITLE = 'Small pictures';
const PICTURE = 'images/one.png';
const PAGE = 'pages/team.json';
/** The minimum widths that are not reported. */
const wideEnough = { card: (PICTURE_WIDTH.card * 11) / 10, hero: (PICTURE_WIDTH.hero * 11) / 10 };

/** Replaces the first picture of a document with a picture of this width. */
function show(width: number, file = PAGE): void {
  content.write(PICTURE, pictureOf(width));
  content.replace(file, 'plain.png', 'one.png');
}

test.each([
  ['a card', PAGE, 'sharePicture.file', PICTURE_WIDTH.card, wideEnough.card],
  ['a hero', 'pages/home.json', 'slides[0].image.file', wideEnough.hero - 1, wideEnough.hero],
])('a picture that is barely wide enough for %s is listed', (_, file, field, width, least) => {
  show(width, file);
  const message = `${PICTURE} is ${width} pixels wide, .* use one with at least ${least} pixels`;
  expectOne(TITLE, file, PICTURE, field, message);
});

test('a picture that several documents use is listed once', () => {
  show(wideEnough.card - 1);
  show(wideEnough.card - 1, 'pages/about.json');
  expectOne(TITLE, 'pages/about.json', PICTURE, 'sharePicture.file', PICTURE);
});

test('a small picture in the text of an article is listed', () => {
  content.write(PICTURE, pictureOf(wideEnough.card - 1));
  content.replace('blog/harvest.md', 'The text.', `![A sack.](../${PICTURE})`);
  expectOne(TITLE, 'blog/harvest.md', PICTURE, 'article', PICTURE);
});

test('a picture of sufficient width is not listed', () => {
  show(wideEnough.card);
  expect(left()).toEqual([]);
});
