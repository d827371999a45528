import { navigate } from 'gatsby';
import type { AriaAttributes, MouseEvent, ReactNode } from 'react';
import { isFilePath } from '../routes';
import { hasModifierKey } from './browser/events';
import { useLocalLink } from './site/language';

/** After the label of a link to an English page. In a button, which is a flex container, a space would collapse. */
export const ENGLISH_MARK = '\u00A0(EN)';

interface Props extends Pick<AriaAttributes, 'aria-controls' | 'aria-current' | 'aria-expanded'> {
  to: string;
  className?: string;
  rel?: 'prev' | 'next';
  /** The `location.state` that the target page receives. Links to full URLs and files ignore it. */
  state?: object;
  /** Whether other words already say that the page is in English. */
  plain?: boolean;
  children: ReactNode;
}

/**
 * A link to a path of this site, a file (which Gatsby's router cannot open) or a full URL. Gatsby's `Link` has ten
 * components and an observer for each link, and sets `aria-current`, which only the caller knows.
 */
export function TextLink({ to: target, state, plain, children, ...rest }: Props) {
  const { to, hrefLang } = useLocalLink()(target);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (hasModifierKey(event)) return;
    event.preventDefault();
    navigate(to, { state, replace: encodeURI(to) === window.location.pathname });
  };
  const prefetch = ({ currentTarget: { pathname, search } }: MouseEvent<HTMLAnchorElement>) =>
    window.___loader.hovering(pathname + search);
  const isPage = to.startsWith('/') && !isFilePath(to);
  return (
    <a href={to} hrefLang={hrefLang} {...(isPage && { onClick: open, onMouseEnter: prefetch })} {...rest}>
      {children}
      {hrefLang && !plain && ENGLISH_MARK}
    </a>
  );
}
