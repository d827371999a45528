/** The HTML of pages in other languages (docs/behaviour.md, "Languages"). */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listContent } from '../../../src/content/read/contentFiles';
import { isInArabicScript } from '../../../src/lib/localText';
import { BLOG, localPath, withoutLanguage } from '../../../src/routes';
import { aliasPaths, htmlOf, publicDir } from '../../support/builtPages';
import { documentAt } from '../../support/content';
import { realContent } from '../../support/contentCopy';
import { documentOf } from '../../support/documents';
import { languages, translatedPaths } from '../../support/languages';

const { siteUrl, productName, email } = documentAt('site.json');

/** A Latin word in lower case. The second word of a scientific name, such as `Cajanus cajan`, is not English. */
const WORD = /(?<![\p{L}\d./-]|\p{Lu}[\p{Ll}.]+ )\p{Ll}{3,}(?![\p{L}\d])/gu;

const wordsIn = (text: string) => text.match(/\p{Ll}{3,}/gu) ?? [];

/** Returns the words of the English texts of translated pages. */
const englishWords = (code: string): Set<string> =>
  new Set(
    translatedPaths(code).flatMap((route) =>
      wordsIn(documentOf(route).querySelector('main')?.textContent ?? ''),
    ),
  );

/** Returns Latin words in the texts of a language, such as units, and the parts of addresses. */
function wordsOfTranslators(code: string): Set<string> {
  const texts = listContent(realContent)
    .filter((file) => file.startsWith(`${code}/`) && /\.(json|md)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(realContent, file), 'utf8');
      return file.endsWith('.md') ? text.split(/^---$/m).slice(2) : textsIn(JSON.parse(text));
    });
  return new Set([siteUrl, email, ...texts].flatMap((text) => wordsIn(text.replace(/\{[^}]*\}/g, ''))));
}

/** Returns the texts of a value, without the English texts of terms. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value ?? {}).flatMap(([key, each]) =>
        ['$schema', 'english'].includes(key) ? [] : textsIn(each),
      );

/** Returns the texts of a page that visitors see or hear, without those in another language. */
function textsOf(document: Document): string[] {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const other of body.querySelectorAll('script, style, noscript, [lang], [href^="mailto:"]'))
    other.remove();
  const named = [...body.querySelectorAll('[aria-label], [alt], [title], [placeholder]')];
  const names = named.flatMap((element) =>
    ['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) => element.getAttribute(name) ?? []),
  );
  return [body.textContent ?? '', ...names, document.title];
}

describe.each(languages)('in $name', ({ code, direction }) => {
  const routes = translatedPaths(code);

  test('there are pages, but no aliases', () => {
    expect(routes).toContain('/');
    for (const alias of aliasPaths) expect(() => htmlOf(localPath(alias, code))).toThrow();
  });

  test('each page has its language, direction, canonical link and card', () => {
    const titles = routes.map((route) => {
      const document = documentOf(localPath(route, code));
      const { documentElement: html } = document;
      const url = siteUrl + localPath(route, code);
      const value = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
      const isListed = route !== '/thank-you';
      expect([
        route,
        html.lang,
        html.dir || 'ltr',
        value('link[rel=canonical]', 'href'),
        value('meta[property="og:url"]', 'content'),
      ]).toEqual([route, code, direction, isListed ? url : undefined, url]);
      const card = value('meta[property="og:image"]', 'content') ?? '';
      expect(existsSync(path.join(publicDir, new URL(card).pathname))).toBe(true);
      return document.title;
    });
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles).toContain(productName);
  });

  test('links lead to pages in the language, and to English pages only where there are none', () => {
    for (const route of routes)
      for (const link of documentOf(localPath(route, code)).querySelectorAll<HTMLAnchorElement>(
        'a[href^="/"]',
      )) {
        const [target = ''] = (link.getAttribute('href') ?? '').split(/[?#]/);
        if (/\.\w+$/.test(target)) continue;
        const language = link.hreflang || code;
        const english = withoutLanguage(target, language);
        expect(() => htmlOf(localPath(english, language))).not.toThrow();
        if (language === 'en' && link.lang !== 'en')
          expect([route, target, routes.includes(english)]).toEqual([route, target, false]);
      }
  });

  test('the list of a blog category marks its link', () => {
    for (const route of routes.filter((each) => each.startsWith(`${BLOG}/category/`))) {
      const list = localPath(route, code);
      const marked = documentOf(list).querySelector('main nav a[aria-current="page"][href*="/category/"]');
      expect(marked?.getAttribute('href')).toBe(list);
    }
  });
});

const inArabicScript = languages.map(({ code }) => code).filter(isInArabicScript);

test('pages in Arabic letters have no English words, except those of their translations and what is marked as English', () => {
  for (const code of inArabicScript) {
    const english = englishWords(code);
    const known = wordsOfTranslators(code);
    const found = translatedPaths(code).flatMap((route) =>
      textsOf(documentOf(localPath(route, code)))
        .flatMap((text) => text.match(WORD) ?? [])
        .filter((word) => english.has(word) && !known.has(word))
        .map((word) => `${route}: ${word}`),
    );
    expect([...new Set(found)]).toEqual([]);
  }
});

test('only pages in Arabic letters load their font', () => {
  const hasFont = (route: string) =>
    htmlOf(route).includes('as="font"') && /rel="preload"[^>]*readex/.test(htmlOf(route));
  expect(hasFont('/')).toBe(false);
  for (const { code } of languages)
    expect([code, hasFont(localPath('/', code))]).toEqual([code, inArabicScript.includes(code)]);
});
