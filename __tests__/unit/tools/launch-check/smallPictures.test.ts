/** Pictures that are only just wide enough. */
import { PICTURE_WIDTH } from '../../../../src/content-model/pictures';
import { atLaunch } from '../../../support/launch';
import { pictureOf } from '../../../support/sampleContent';

const { content, left, expectOne } = atLaunch();
const TITLE = 'Small pictures';
const PICTURE = 'images/one.png';
const PAGE = 'pages/team.json';
/** The smallest width that is not listed. */
const wideEnough = { card: (PICTURE_WIDTH.card * 11) / 10, hero: (PICTURE_WIDTH.hero * 11) / 10 };

/** Shows a picture of this width in a document, in place of its first. */
function show(width: number, file = PAGE): void {
  content.write(PICTURE, pictureOf(width));
  content.replace(file, 'plain.png', 'one.png');
}

test('are listed', () => {
  show(PICTURE_WIDTH.card);
  const message = `${PICTURE} is ${PICTURE_WIDTH.card} pixels wide, .* use one with at least ${wideEnough.card} pixels`;
  expectOne(TITLE, PAGE, PICTURE, 'sharePicture.file', message);
});

test('are listed once, however often they are shown', () => {
  show(wideEnough.card - 1);
  show(wideEnough.card - 1, 'pages/about.json');
  expectOne(TITLE, 'pages/about.json', PICTURE, 'sharePicture.file', PICTURE);
});

test('are listed where they are shown large', () => {
  show(wideEnough.hero - 1, 'pages/home.json');
  const message = `at least ${wideEnough.hero} pixels`;
  expectOne(TITLE, 'pages/home.json', PICTURE, 'slides[0].image.file', message);
});

test('are listed in the text of an article', () => {
  content.write(PICTURE, pictureOf(wideEnough.card - 1));
  content.replace('blog/harvest.md', 'The text.', `![A sack.](../${PICTURE})`);
  expectOne(TITLE, 'blog/harvest.md', PICTURE, 'article', PICTURE);
});

test('are not listed at a sufficient width', () => {
  show(wideEnough.card);
  expect(left()).toEqual([]);
});
