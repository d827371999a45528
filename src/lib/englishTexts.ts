/**
 * English texts on pages in other languages. Data has such a text between invisible characters, which keep it from left
 * to right within any other text. Its element gets the language in the HTML and in the browser.
 */
import { SOURCE_LANGUAGE } from './localText';

/** A left-to-right isolate, and a word joiner, because texts may have other isolates. */
const START = '\u2066\u2060';
const END = '\u2069';

export const markEnglish = (text: string): string => START + text + END;

/** Returns a text for places that visitors do not read, such as titles, search indexes and forms. */
export const withoutEnglishMarks = (text: string): string => text.replace(/[\u2060\u2066\u2069]/g, '');

const MEDIA = '(?:svg|use|picture|source|img)';
const ICON = String.raw`(?:\s|</?${MEDIA}[^<>]*>|<!-- -->)*`;
const TEXT = `${START}(?:[^<]|<span class="is-figure">[^<]*</span>|<!-- -->)*${END}`;

/** The start tag of an element that has only an English text, and an icon or picture before it, or of a picture with one. */
const ELEMENT = new RegExp(
  `<(?:img[^<>]* alt="${START}[^"]*"|(?!${MEDIA})[a-z][^<>]*(?=>${ICON}${TEXT}(?:\\s\\(EN\\)|<!-- -->)*</))`,
  'g',
);

const IS_ENGLISH = new RegExp(`^\\s*${START}.*${END}(?:\\s\\(EN\\))?$`, 's');

/** Adds the language to the elements of English texts. */
export const withEnglishElements = (html: string): string =>
  html.replace(ELEMENT, `$& lang="${SOURCE_LANGUAGE}" dir="ltr"`);

const XPATH = `//*[text()[starts-with(.,"${START}")]]|//img[starts-with(@alt,"${START}")]`;

/** Does the same after React has rendered another page, whose elements may have had another text. */
export function markEnglishElements(): void {
  for (const former of document.querySelectorAll(`[lang=${SOURCE_LANGUAGE}][dir=ltr]`)) {
    former.removeAttribute('lang');
    former.removeAttribute('dir');
  }
  const found = document.evaluate(XPATH, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  for (let index = 0; index < found.snapshotLength; index++) {
    const element = found.snapshotItem(index) as HTMLElement;
    if (!IS_ENGLISH.test(element.getAttribute('alt') ?? element.textContent ?? '')) continue;
    element.lang = SOURCE_LANGUAGE;
    element.dir = 'ltr';
  }
}
