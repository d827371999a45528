import { useReducedMotion, useScrolledPast } from '../ui/hooks/browserState';
import { Icon } from '../ui/Icon';
import { useSiteData } from '../ui/site/useSiteData';
import * as styles from './BackToTop.module.scss';

/** Pixels of scrolling after which the button shows (docs/behaviour.md, "Layout"). */
const BACK_TO_TOP_AFTER = 300;

export const SKIP_LINK_ID = 'skip-link';

export function BackToTop() {
  const { backToTop } = useSiteData().navigation;
  const shown = useScrolledPast(BACK_TO_TOP_AFTER);
  const reducedMotion = useReducedMotion();
  const scrollToTop = () => {
    window.scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' });
    // A hidden button loses the focus.
    document.getElementById(SKIP_LINK_ID)?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className={`icon-button ${styles.button}`}
      data-shown={shown}
      aria-label={backToTop}
      onClick={scrollToTop}
    >
      <Icon name="arrow-up" />
    </button>
  );
}
