import type { Page } from 'playwright-core';
import type { Language } from './languages';
import { eventually } from './visitor';

/** Expects the document to have a language and its direction. */
export const expectLanguage = (page: Page, { code, direction }: Pick<Language, 'code' | 'direction'>) =>
  eventually(
    () =>
      page.evaluate(() => {
        const { lang, dir } = document.documentElement;
        return [lang, dir, getComputedStyle(document.body).direction];
      }),
    [code, direction === 'rtl' ? 'rtl' : '', direction],
  );
