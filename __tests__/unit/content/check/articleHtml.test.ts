import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();
const ARTICLE = 'blog/harvest.md';
const write = (markdown: string) => content.replace(ARTICLE, 'More text.', markdown);

test.each([
  'H<sub>2</sub>O and m<sup>2</sup>,<br>a <mark>mark</mark>, <kbd lang="en">Ctrl</kbd>',
  '<abbr title="Free on board">FOB</abbr><br/>next <!-- a note -->',
  '<!-- a note\n\nin two parts -->\n\nText',
  '<details open>\n<summary>More</summary>\n\n- *One*\n\n### Inside\n\n</details>',
  '<details>\n<summary>R&D; M&A &copy 2025 &#; x</summary>\n\n</details>',
  '5 < 10, <trade@deccan.in>, `<iframe>`, \\<b>, <https://www.deccan.in>',
])('%j is allowed', (markdown) => {
  write(markdown);
  content.expectErrors();
});

test.each([
  ['<iframe src="https://a.in"></iframe>', '<iframe>, which articles must not contain; write a link to it'],
  ['<video src="a.mp4"></video>', '<video>, which articles must not contain; write a link to it'],
  ['Text <img src="https://a.in/b.jpg">', '<img>, which articles must not contain; put the picture into'],
  ['<script>alert(1)</script>', '<script>, which articles must not contain; remove it; browsers do not'],
  ['<style>p{}</style>', '<style>, which articles must not contain; remove it; the website sets'],
  ['<form action="/x">', '<form>, which articles must not contain; write a link to the contact form'],
  ['<a href="http://">x</a>', '<a>, which articles must not contain; write the link in Markdown'],
  ['<div>\n\n## Own\n\n</div>', '<div>, which articles must not contain; remove it and keep its text'],
  ['a<hr>b', '<hr>, which articles must not contain; write --- on a separate line'],
  ['<ul><li>a</li></ul>', '<ul>, which articles must not contain; write the list in Markdown'],
  ['a <span>b</span>', '<span>, which articles must not contain; remove it and keep its text; an empty'],
  ['a <code>b</code>', '<code>, which articles must not contain; write the code between'],
  ['<blockquote>a</blockquote>', '<blockquote>, which articles must not contain; write > before'],
  ['a <th>b</th>', '<th>, which articles must not contain; write the table in Markdown'],
  ['a price <TBD> follows', '<tbd>, which articles must not contain; remove it and keep its text; if'],
  ['<b style="color:red">x</b>', 'has the attribute "style" in <b>; remove it; the website sets colours'],
  ['<b onclick="x()">x</b>', 'has the attribute "onclick" in <b>; remove it'],
  ['<mark id="main">x</mark>', 'has the attribute "id" in <mark>; remove it'],
  ['a <b>bold text', 'has <b> without </b>; write </b> in the same paragraph'],
  ['a <b>bold\n\ntext</b>', 'has <b> without </b>'],
  ['a <b><i>bold</b></i>', 'has </b> where no <b> is open'],
  ['a *b <sub>c* d</sub>', 'has </sub> where no <sub> is open'],
  ['</div>', '<div>, which articles must not contain'],
  [
    '<details>\n<summary>More</summary>\n\nText',
    'has <details> without </details>; write </details> on a separate line',
  ],
  ['<details>\n\n## Part\n\n</details>', 'has a heading with ## between <details> and </details>; write ###'],
  ['text <details>a</details>', 'has <details> inside a paragraph; start it on a separate line'],
  ['<!-- a note without its end', 'has HTML that is not complete'],
  ['<?php echo 1 ?>', 'has HTML that is not complete'],
  ['<!DOCTYPE html>', 'has HTML that is not complete'],
])('%j is reported', (markdown, problem) => {
  write(`One.\n\n${markdown}`);
  const messages = content.errors();
  expect(messages.length).toBeGreaterThan(0);
  expect(messages[0]).toContain(problem);
});

test('each piece of forbidden HTML is reported once, with its line', () => {
  write('<div>\n\n<video src="a"></video>\n\nText <img src="b"> <img src="c">.\n\n</div>');
  const lineOf = (text: string) => `:${content.lineOf(ARTICLE, text)} article: has the HTML element <`;
  content.expectErrors(
    `${lineOf('<div>')}div>`,
    `${lineOf('<video')}video>`,
    `${lineOf('<img')}img>`,
    `${lineOf('<img')}img>`,
  );
});

test('a problem inside a block has its line', () => {
  write('One.\n\n<details>\n<summary><u style="x">More</u></summary>\n\n</details>');
  content.expectError(ARTICLE, 'style="x"', 'article: has the attribute "style" in <u>');
});
