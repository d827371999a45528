/** Files that are not UTF-8, and characters that no text may contain. */
import { ARTICLE, sampleContent } from '../../../support/sampleContent';

const content = sampleContent();
const { expectError, expectErrors, lineOf } = content;
const JSON_FILE = 'pages/not-found.json';
/** Puts a text into a field of the page, or into the article. */
const putInto = (file: string, text: string) =>
  file === JSON_FILE
    ? content.replace(file, '"code": "Some words"', `"code": "${text}"`)
    : content.replace(file, 'More text.', text);

describe.each([JSON_FILE, ARTICLE])('%s', (file) => {
  const SAVE = 'save it again with the encoding UTF-8';

  test('in Windows-1252 is reported with line and word', () => {
    putInto(file, 'café');
    const line = lineOf(file, 'café');
    content.write(file, Buffer.from(content.read(file), 'latin1'));
    expectErrors(`${file}:${line} file: is not saved as UTF-8, so "`);
    expect(content.errors()[0]).toMatch(new RegExp(`caf\uFFFD.*${SAVE}`));
  });

  test.each(['little', 'big'])('in UTF-16, %s endian, is reported by name', (endian) => {
    const bytes = Buffer.from(`\uFEFF${content.read(file)}`, 'utf16le');
    content.write(file, endian === 'big' ? bytes.swap16() : bytes);
    expectErrors(`${file}:1 file: is saved as UTF-16; ${SAVE}`);
  });

  test('may contain harmless invisible characters, emoji and other scripts', () => {
    putInto(file, 'a\u00A0b\u00ADc\u200Bd\u200Ce\u200Df\u200Fg \u{1F33E} दाल ﷺ \u2028');
    expectErrors();
  });

  test.each([
    ['\u000B', 'U+000B, an invalid character; delete it'],
    ['\uFFFD', 'U+FFFD, an invalid character; delete it'],
  ])('with %j is reported', (character, problem) => {
    putInto(file, `dal${character}soup`);
    expectErrors(`has ${problem}`);
    expect(content.errors()[0]).toContain(`${file}:${lineOf(file, 'soup')}`);
  });
});

test.each([
  ['teaser: "Some words"', 'teaser: "dal\\ud83c"', 'teaser: has U+D83C, an invalid character; delete it'],
  ['More text.', 'one &#11; two', 'article: has U+FFFD'],
])('an invalid character that %s is replaced with as %s is reported with its field', (from, to, problem) => {
  content.replace(ARTICLE, from, to);
  expectError(ARTICLE, to, problem);
});

const WRONG = ['â‚¹ 5,000', 'StraÃŸe', 'Ã‰tat', 'Ã–l', 'à¤¦à¤¾à¤²', 'ðŸŒ¾'];

test.each(WRONG)('%s, which was decoded as Windows-1252, gets a warning', (text) => {
  putInto(JSON_FILE, text);
  content.expectWarnings('code: has "');
});

test('words with the same letters get no warning', () => {
  putInto(JSON_FILE, 'âge São IRMÃ – Ângela România « là\u00A0» “voilà”… pâté™');
  content.expectWarnings();
});
