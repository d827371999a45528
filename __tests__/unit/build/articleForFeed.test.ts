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

test('a picture has absolute URLs and its size, but no attributes that only the site uses', () => {
  const attributes =
    'alt="Dal" src="/static/a.webp" srcset="/static/a,b.webp 190w, /static/c.webp 380w" width="9"';
  expect(ready(`<p class="x" style="x"><img ${attributes} loading="lazy" decoding="async"></p>`)).toBe(
    `<p><img ${attributes.replaceAll('/static', 'https://host/static')}></p>`,
  );
});

test('a table keeps the scope of its headers', () => {
  expect(
    ready(
      '<div class="table-frame" tabindex="0"><table><tbody><tr><th scope="row">A</th></tr></tbody></table></div>',
    ),
  ).toBe('<div><table><tbody><tr><th scope="row">A</th></tr></tbody></table></div>');
});
