/** The shared styles of the built site: no rule for what is on no page and in no article. */
import postcss from 'postcss';
import { canonicalPaths, htmlOf } from '../support/builtSite';
import { visitor, withoutScripts } from '../support/visitor';

jest.setTimeout(120_000);
const { visit } = visitor();

/** What an article may hold by Markdown, a form in its states, or a grid by its number, though none does just now. */
const POSSIBLE =
  /^(h[1-6]|pre|code|small|blockquote|dl|dd|ol|a strong|\.grid-columns:has|\.content( (h[2-6]|[uo]l|li|blockquote|pre|code|dl|dd|table|thead|tbody|tr|t[dh]|p)\b.*)?$)/;

const STATES =
  /::?(before|after|placeholder|backdrop|marker|selection|-(webkit|moz|ms)-[\w-]+)|:-ms-[\w-]+|:(hover|focus|active|disabled|target)(-visible|-within)?(?![\w-])|\[(aria-[\w-]+|data-[\w-]+|role|open|hidden)([~^]?=[^\]]*)?\]/g;

/** Those that every page has, and those of articles. */
const styles = ['/', '/blog/trade-trends']
  .flatMap((route) => [...htmlOf(route).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)])
  .map(([, css]) => css)
  .join('');

/** The selectors without the states, in which no page is when it opens; those of CSS modules begin with a capital. */
const selectors = (): string[] => {
  const found = new Set<string>();
  postcss.parse(styles).walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as postcss.AtRule).name.endsWith('keyframes')) return;
    for (const selector of rule.selectors)
      if (!/\.[A-Z]/.test(selector)) found.add(selector.replace(STATES, '').trim() || '*');
  });
  return [...found];
};

test('each shared rule is met by something on some page', async () => {
  let left = selectors().filter((selector) => !POSSIBLE.test(selector));
  expect(left.length).toBeGreaterThan(50);
  for (const route of [...canonicalPaths, '/404', '/services?search=submarines']) {
    const page = await visit(route, withoutScripts);
    left = await page.evaluate(
      (candidates) => candidates.filter((selector) => !document.querySelector(selector)),
      left,
    );
  }
  expect(left).toEqual([]);
});
