import { PICTURE_WIDTH } from '../../../../src/content-model/pictures';
import { someFile } from '../../../support/contentCopy';
import { atLaunch } from '../../../support/launch';
import { plainPicture } from '../../../support/settledContent';

const { content, left, expectOne } = atLaunch();
const article = () => `blog/${someFile('blog')}`;
const leader = () => `leaders/${someFile('leaders')}`;

describe('pictures that are only just wide enough', () => {
  const TITLE = 'Small pictures';
  /** The least width without a word. */
  const wideEnough = { card: (PICTURE_WIDTH.card * 11) / 10, hero: (PICTURE_WIDTH.hero * 11) / 10 };
  const file = 'pages/team.json';
  const show = async (width: number) => {
    content().write('images/one.jpg', await plainPicture(width));
    content().edit(file, (page) => Object.assign(page.sharePicture as object, { file: '../images/one.jpg' }));
  };

  test('are told', async () => {
    await show(PICTURE_WIDTH.card);
    const message = `images/one.jpg is ${PICTURE_WIDTH.card} pixels wide, .* use one of ${wideEnough.card} pixels or more`;
    expectOne(TITLE, file, 'images/one.jpg', 'sharePicture.file', message);
  });

  test('are told once, however often they are shown', async () => {
    await show(wideEnough.card - 1);
    content().edit('pages/about.json', (page) =>
      Object.assign(page.sharePicture as object, { file: '../images/one.jpg' }),
    );
    expectOne(TITLE, 'pages/about.json', 'images/one.jpg', 'sharePicture.file', 'images/one.jpg');
  });

  test('are told where they stand large', async () => {
    content().write('images/one.jpg', await plainPicture(wideEnough.hero - 1));
    content().edit('pages/home.json', ({ slides }) => {
      const [slide] = slides as { image: object }[];
      Object.assign(slide?.image ?? {}, { file: '../images/one.jpg' });
    });
    expectOne(
      TITLE,
      'pages/home.json',
      'images/one.jpg',
      'slides[0].image.file',
      `${wideEnough.hero} pixels or more`,
    );
  });

  test('are told in the text of an article', async () => {
    content().write('images/one.jpg', await plainPicture(wideEnough.card - 1));
    content().write(article(), `${content().read(article())}\n![A sack.](../images/one.jpg)\n`);
    expectOne(TITLE, article(), 'images/one.jpg', 'article', 'images/one.jpg');
  });

  test('are not told at the width that leaves room', async () => {
    await show(wideEnough.card);
    expect(left()).toEqual([]);
  });

  test('are no monograms, which are drawn as wide as they must be', async () => {
    content().write('images/people/one.png', await plainPicture(PICTURE_WIDTH.card, 'png'));
    content().edit(leader(), (person) => {
      person.image = { file: '../images/people/one.png', alt: '' };
    });
    expect(left()).toEqual([]);
  });
});
