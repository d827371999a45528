import { Link } from 'gatsby';
import type { AriaAttributes, ReactNode } from 'react';
import { isFilePath } from '../routes';
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
 * A link to a path of this site, a file (which Gatsby's router cannot open) or a full URL. Gatsby's `Link` would set
 * `aria-current` on every link to the current path, so only the caller sets it.
 */
export function TextLink(props: Props) {
  const { to: target, state, plain, 'aria-current': current, children, ...rest } = props;
  const { to, hrefLang } = useLocalLink()(target);
  return to.startsWith('/') && !isFilePath(to) ? (
    <Link to={to} state={state} hrefLang={hrefLang} aria-current={current} {...rest}>
      {children}
      {hrefLang && !plain && ENGLISH_MARK}
    </Link>
  ) : (
    <a href={to} aria-current={current} {...rest}>
      {children}
    </a>
  );
}
