import { Icon } from '../../components/Icon/Icon';
import { useReducedMotion } from '../../hooks/useMediaQuery';
import { useScrolledPast } from '../../hooks/useScrolledPast';
import { useSiteData } from '../../site-data/useSiteData';
import * as styles from './BackToTop.module.scss';

/** Pixels of scrolling after which the button shows (specification, section 9). */
export const BACK_TO_TOP_AFTER = 300;

/** Leads back to the top, where `focusId` names the element that the keyboard goes on from. */
export function BackToTop({ focusId }: { focusId: string }) {
  const { backToTop } = useSiteData().navigation;
  const shown = useScrolledPast(BACK_TO_TOP_AFTER);
  const reducedMotion = useReducedMotion();
  const goUp = () => {
    window.scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' });
    // The button hides on the way; the focus must not vanish with it.
    document.getElementById(focusId)?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className={`icon-button ${styles.button}`}
      data-shown={shown}
      aria-label={backToTop}
      onClick={goUp}
    >
      <Icon name="arrow-up" />
    </button>
  );
}
