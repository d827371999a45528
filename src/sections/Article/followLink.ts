import { navigate } from 'gatsby';
import { hasModifierKey } from '../../browser/hasModifierKey';
import { pathPrefix, withoutPrefix } from '../../routes';

/** A file name at the end of a path: `/brochure.pdf`. Pages have none. */
const FILE = /\.[^/]+$/;

/** Whether a link leads to another part of the page shown, to which the browser scrolls. */
const isWithinPage = ({ hash, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === window.location.pathname && search === window.location.search;

/** Whether a link leads to a page of this site, to be shown in this tab. */
const isPage = (link: HTMLAnchorElement): boolean =>
  !link.target &&
  !link.hasAttribute('download') &&
  link.origin === window.location.origin &&
  `${link.pathname}/`.startsWith(`${pathPrefix()}/`) &&
  !FILE.test(link.pathname);

/**
 * Opens the page that a clicked link leads to with Gatsby's router, as its `Link` does. Leaves all other links and
 * clicks to the browser (docs/behaviour.md, "Articles").
 */
export function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || event.defaultPrevented || event.button !== 0 || hasModifierKey(event)) return;
  if (!isPage(link) || isWithinPage(link)) return;
  event.preventDefault();
  void navigate(withoutPrefix(link.pathname) + link.search + link.hash, {
    replace: link.href === window.location.href,
  });
}
