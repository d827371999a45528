/** The HTML of pages in other languages (docs/behaviour.md, "Languages"). */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../../src/content-model/documents/languages';
import { localPath, withoutLanguage } from '../../../src/routes';
import { aliasPaths, htmlOf, publicDir } from '../../support/builtPages';
import { documentAt } from '../../support/content';
import { attributes, documentOf, textsIn } from '../../support/documents';
import { languages, translatedPaths } from '../../support/languages';

const { productName } = documentAt('site.json');

/** Returns the body of a page without scripts, texts in another language, names and figures. */
function bodyOf(document: Document): HTMLElement {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const other of body.querySelectorAll('script, style, noscript, [lang], bdi')) other.remove();
  return body;
}

/** Returns the texts of a page that visitors see or hear, without those in another language. */
function textsOf(document: Document): string[] {
  const body = bodyOf(document);
  const names = ['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) =>
    attributes(body, `[${name}]`, name),
  );
  return [document.title, ...names, ...textsIn(body)];
}

/** A figure that reads in the wrong order in Arabic without its own direction. In a Latin text it does not need one. */
const SIGNED =
  /(?<!\p{Script=Latin}\P{Script=Arabic}*)(?:[±+−]\d|\d ?[%‰]|\d(?:[-–]| × )\d|\d[- ]\p{Script=Latin})/u;

const describeLanguage = ({ code, direction }: Language) => {
  const routes = translatedPaths(code);
  const pages = () => routes.map((route) => [route, documentOf(localPath(route, code))] as const);

  test('each page has its own title and a share card, and no alias', () => {
    for (const alias of aliasPaths) expect(() => htmlOf(localPath(alias, code))).toThrow();
    const titles = pages().map(([, document]) => {
      const [card = ''] = attributes(document, 'meta[property="og:image"]', 'content');
      expect(existsSync(path.join(publicDir, new URL(card).pathname))).toBe(true);
      return document.title;
    });
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles).toContain(productName);
  });

  test('links lead to pages in the language, and to English pages only where there are none', () => {
    for (const [route, document] of pages())
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
        const [target = ''] = (link.getAttribute('href') ?? '').split(/[?#]/);
        if (/\.\w+$/.test(target)) continue;
        const language = link.hreflang || code;
        const english = withoutLanguage(target, language);
        expect(() => htmlOf(localPath(english, language))).not.toThrow();
        // A page that lacks entries links to itself in English.
        if (language === 'en' && link.lang !== 'en' && target !== route)
          expect([route, target, routes.includes(english)]).toEqual([route, target, false]);
      }
  });

  test('figures with a sign, a percentage or Latin letters have their own direction', () => {
    const found = pages().flatMap(([, document]) => textsIn(bodyOf(document)));
    expect(found.filter((text) => direction === 'rtl' && SIGNED.test(text))).toEqual([]);
  });

  test('no text is in English, except names and what is marked as English', () => {
    const names = routes.flatMap((route) => documentOf(route).querySelector('h1')?.textContent ?? []);
    const isName = (text: string) => names.includes(text.replace(` | ${productName}`, ''));
    const found = pages().flatMap(([route, document]) => {
      const english = new Set(textsOf(documentOf(route)));
      return textsOf(document)
        .filter((text) => english.has(text) && !isName(text) && /\p{Ll}{4,} \p{Ll}{2,}/u.test(text))
        .map((text) => `${route}: ${text}`);
    });
    expect([...new Set(found)]).toEqual([]);
  });
};
for (const language of languages) describe(`in ${language.name}`, () => describeLanguage(language));
