/** The pages of the languages other than English. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../src/content-model/documents/languages';
import { localPath } from '../../src/routes';
import { canonicalPaths, differentPages, languages, publicDir } from './builtPages';
import { type Documents, documentAt } from './content';

export { languages } from './builtPages';

/** Reads the texts of a document in a language. */
export const textsIn = <File extends keyof Documents>(code: string, file: File): Documents[File] =>
  documentAt<Documents[File]>(`${code}/${file}`);

/** Returns the English paths of the pages that are translated. */
export const translatedPaths = (language: string): string[] =>
  canonicalPaths.filter((route) =>
    existsSync(path.join(publicDir, ...localPath(route, language).split('/'), 'index.html')),
  );

/** The languages in which pages are translated. Not every language has every page. */
export const languagesWith = (...routes: string[]): Language[] =>
  languages.filter(({ code }) => routes.every((route) => translatedPaths(code).includes(route)));

/** Where longer words could be too wide: menus, hero, form and tables. */
const NARROW = ['/', '/contact', '/specifications'];

/** Returns the translated pages that cover all layouts; from left to right, only those where long words matter. */
export const translatedSamples = (): string[] =>
  languages.flatMap(({ code, direction }) => {
    const translated = translatedPaths(code);
    const samples = direction === 'rtl' ? differentPages : NARROW;
    return samples.filter((route) => translated.includes(route)).map((route) => localPath(route, code));
  });
