import { checkContent } from '../../../../src/content-model/check/checkContent';
import { type ContentCopy, contentCopy, realContent, someFile } from '../../../support/contentCopy';

let content: ContentCopy;
beforeEach(() => {
  content = contentCopy();
});
afterEach(() => {
  content.remove();
});

test('the real content has no problem', () => {
  expect(checkContent(realContent)).toEqual([]);
});

describe('kindness', () => {
  test('a byte order mark and Windows line ends are no problem', () => {
    for (const file of ['pages/404.json', 'blog/trade-trends.md'])
      content.write(file, `\uFEFF${content.read(file).replaceAll('\n', '\r\n')}`);
    expect(content.errors()).toEqual([]);
  });

  test('lines are counted rightly behind them', () => {
    content.replace('blog/trade-trends.md', /^category: .*$/m, 'categories: x');
    const line = content.lineOf('blog/trade-trends.md', 'categories: x');
    content.write(
      'blog/trade-trends.md',
      `\uFEFF${content.read('blog/trade-trends.md').replaceAll('\n', '\r\n')}`,
    );
    expect(content.errors()).toContain(
      `content/blog/trade-trends.md:${line} categories: is not a known field; did you mean "category"?`,
    );
  });

  test('all problems of all files are told at once', () => {
    content.edit('pages/404.json', (data) => {
      data.code = '';
      data.title = 1;
    });
    content.write('pages/team.json', '{');
    expect(content.errors()).toHaveLength(3);
  });

  test('an eighth testimonial and a sixth leader are one more file', () => {
    content.write(
      'testimonials/one-more.json',
      JSON.stringify({ ...JSON.parse(content.read(`testimonials/${someFile('testimonials')}`)), id: 99 }),
    );
    content.write(
      'leaders/one-more.json',
      JSON.stringify({ ...JSON.parse(content.read('leaders/vikram-deshmukh.json')), id: 99 }),
    );
    expect(content.errors()).toEqual([]);
  });
});
