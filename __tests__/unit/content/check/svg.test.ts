/** The logo files that `content/brand.json` refers to. */
import { LOGO, logoOf, sampleContent } from '../../../support/sampleContent';

const content = sampleContent();
const logo = (text: string) => content.write(LOGO, logoOf(text));

test.each([
  ['a script', '<script>alert(1)</script>', 'contains "script", which can run code'],
  ['an event handler', '<g onload="alert(1)"/>', 'contains "onload", which can run code'],
  ['a file in xlink:href', '<use xmlns:xlink="x:y" xlink:href="b.svg#a"/>', 'refers to "b.svg#a"'],
  ['a picture in a style', '<path style="mask: url(\'//a.in/m\')"/>', 'refers to "//a.in/m"'],
  ['text', '<text>Our House</text>', 'contains text, whose font depends on the device; convert it to'],
])('%s is reported', (_, text, message) => {
  logo(text);
  content.expectErrors(` picture: ${message}`);
});

test('a problem is reported at the line of its element', () => {
  logo('<title>A ship – ours</title>\n<g>\n<script/>\n</g>');
  content.expectErrors(`content/${LOGO}:4 picture: contains "script"`);
});

test('a logo without a viewBox is reported', () => {
  content.write(LOGO, logoOf().replace(/ viewBox="[^"]*"/, ''));
  content.expectErrors(`content/${LOGO}:1 picture: has no viewBox or no xmlns, so browsers cannot scale or`);
});

test('references within the file are allowed', () => {
  logo(`<!-- a --><style>.a{fill:url(#b)}</style>
    <linearGradient id="b"/><use href="#b"/><path fill="url('#b')"/><image href="data:image/png;base64,AAAA"/>`);
  content.expectWarnings();
});

test('reports a large file', () => {
  logo(`<path d="${'M0 0h1v1z'.repeat(5000)}"/>`);
  content.expectWarnings(`content/${LOGO}:1 picture: is 44 KB; every visitor loads it; simplify`);
});
