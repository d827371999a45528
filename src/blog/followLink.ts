import { navigate } from 'gatsby';
import { isFilePath, pathPrefix, withoutPrefix } from '../routes';
import { hasModifierKey } from '../ui/browser/keys';

/** Whether a link leads to another part of the current page. The browser then scrolls to that part. */
const isWithinPage = ({ hash, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === window.location.pathname && search === window.location.search;

/** Whether a link opens a page of this site in the current tab. */
const isPage = (link: HTMLAnchorElement): boolean =>
  !link.target &&
  !link.hasAttribute('download') &&
  link.origin === window.location.origin &&
  `${link.pathname}/`.startsWith(`${pathPrefix()}/`) &&
  !isFilePath(link.pathname);

/**
 * Handles a click on a link to a page of this site. It opens the page with the router of Gatsby, as the `Link`
 * component does. The browser handles all other links and clicks (docs/behaviour.md, "Articles").
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
