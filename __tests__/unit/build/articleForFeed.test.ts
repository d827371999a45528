import { articleForFeed } from '../../../src/build/articleForFeed';

const ready = (html: string) => articleForFeed(html, 'https://host/blog/one');

test.each([
  ['/contact?subject=Dal&amp;a=1#form', 'https://host/contact?subject=Dal&amp;a=1#form'],
  ['#crops', 'https://host/blog/one#crops'],
  ['https://elsewhere.org/a', 'https://elsewhere.org/a'],
  ['mailto:a@host', 'mailto:a@host'],
])('the link %s becomes %s', (from, to) => {
  expect(ready(`<p><a href="${from}">x</a></p>`)).toBe(`<p><a href="${to}">x</a></p>`);
});

test('a picture has absolute URLs, no placeholder and no styles of the site', () => {
  expect(
    ready(
      '<span class="gatsby-resp-image-wrapper" style="max-width: 9px"><span class="gatsby-resp-image-background-image" style="x"></span>' +
        '<img class="gatsby-resp-image-image" alt="Dal" src="/static/a.jpg" srcset="/static/a,b.jpg 190w,\n/static/c.jpg 380w" loading="lazy"></span>',
    ),
  ).toBe(
    '<span><img alt="Dal" src="https://host/static/a.jpg" srcset="https://host/static/a,b.jpg 190w, https://host/static/c.jpg 380w"></span>',
  );
});

test('a table keeps the scope of its headers', () => {
  expect(
    ready(
      '<div class="table-frame" tabindex="0"><table><tbody><tr><th scope="row">A</th></tr></tbody></table></div>',
    ),
  ).toBe('<div><table><tbody><tr><th scope="row">A</th></tr></tbody></table></div>');
});
