/** @jest-environment jsdom */
import {
  markEnglish,
  markEnglishElements,
  withEnglishElements,
  withoutEnglishMarks,
} from '../../../src/lib/englishTexts';
import { firstClause } from '../../../src/lib/firstClause';

const text = markEnglish('Max 12% in bags');
const figure = text.replace('Max 12%', '<span class="is-figure">Max 12%</span>');
const icon = '<svg class="icon"><use href="#a"></use></svg>';

test.each([
  ['a text', `<p class="a">${text}</p>`, 'p'],
  ['a text in another element', `<div><p>نص</p><p>${text}</p></div>`, 'p:last-child'],
  ['a text with a figure', `<dd>${figure}</dd>`, 'dd'],
  ['a label after an icon', `<a href="/">${icon} <!-- -->${text}</a>`, 'a'],
  ['a link to an English page', `<a hreflang="en" href="/">${text}<!-- -->\u00A0(EN)</a>`, 'a'],
  ['a picture', `<img src="a.png" alt="${text}"/>`, 'img'],
  ['a text within another one', `<p>${text} نص</p><p>نص ${text}</p><p aria-label="${text}">نص</p>`, ''],
])('%s has its language and direction in the HTML, and after a navigation', (_, html, selector) => {
  const find = () => [...document.body.querySelectorAll('[lang=en][dir=ltr]')];
  document.body.innerHTML = withEnglishElements(html);
  const expected = selector ? [document.body.querySelector(selector)] : [];
  expect(find()).toEqual(expected);
  expect(withoutEnglishMarks(document.body.innerHTML)).not.toMatch(/[\u2060-\u2069]/);
  document.body.innerHTML = `${html}<h1 lang="en" dir="ltr">نص</h1>`;
  markEnglishElements();
  expect(find()).toEqual(selector ? [document.body.querySelector(selector)] : []);
});

test('the first clause of an English value is marked', () => {
  expect(firstClause(markEnglish('24 t in bags, 18 t on pallets'))).toBe(markEnglish('24 t in bags'));
});
