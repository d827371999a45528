import { type ContentCopy, contentCopy } from '../../../support/contentCopy';

let content: ContentCopy;
beforeEach(() => {
  content = contentCopy();
});
afterEach(() => {
  content.remove();
});

describe('a file that cannot be read', () => {
  test('a comma too many', () => {
    content.replace('pages/404.json', '"code": "404",', '"code": "404",,');
    const line = content.lineOf('pages/404.json', ',,');
    expect(content.errors()).toEqual([
      `content/pages/404.json:${line}:17 JSON: a field name in double quotes is expected here; often a comma stands before the closing bracket: remove it`,
    ]);
  });

  test('a comma missing', () => {
    content.replace('pages/404.json', '"code": "404",', '"code": "404"');
    const line = content.lineOf('pages/404.json', '"code": "404"') + 1;
    expect(content.errors()).toEqual([
      `content/pages/404.json:${line}:3 JSON: a comma is missing; put a comma after the value before this one`,
    ]);
  });

  test('a text without its closing quote', () => {
    content.replace('pages/404.json', '"code": "404",', '"code": "404,');
    const line = content.lineOf('pages/404.json', '"code": "404,');
    expect(content.errors()[0]).toBe(
      `content/pages/404.json:${line}:11 JSON: a text has no closing quote; end the text with a double quote on the same line`,
    );
  });

  test('the end of the file missing', () => {
    content.write('pages/404.json', '{ "code": "404"');
    expect(content.errors()).toEqual([
      'content/pages/404.json:1:16 JSON: a closing } is missing; add } where the group of fields ends',
    ]);
  });

  test('an empty file', () => {
    content.write('pages/404.json', '');
    expect(content.errors()).toEqual([
      'content/pages/404.json:1:1 JSON: a value is expected here; write the value, or remove the comma before the closing bracket',
    ]);
  });

  test('a list where a document belongs', () => {
    content.write('pages/404.json', '[]');
    expect(content.errors()).toEqual([
      'content/pages/404.json:1:1 JSON: the file holds no group of fields; start it with { and end it with }',
    ]);
  });

  test('front matter missing', () => {
    content.write('blog/trade-trends.md', 'Only text.\n');
    expect(content.errors()[0]).toBe(
      'content/blog/trade-trends.md:1:1 front matter: is missing; start the file with a line of three hyphens, the fields, and another line of three hyphens',
    );
  });

  test('front matter that YAML cannot read, with line and column', () => {
    content.replace('blog/trade-trends.md', /^title: .*$/m, 'title: "one" two');
    const line = content.lineOf('blog/trade-trends.md', 'title: "one" two');
    expect(content.errors()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^content/blog/trade-trends\\.md:${line}:14 front matter: cannot be read \\(.+\\); put texts that contain a colon, a quote or a # in double quotes, one field a line$`,
        ),
      ),
    ]);
  });
});
