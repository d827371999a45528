import { Icon } from '../../components/Icon/Icon';
import * as styles from './PrintButton.module.scss';

/** Prints the page. Without scripts, when it could do nothing, it is not shown. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className={`text-button ${styles.print}`} onClick={() => window.print()}>
      <Icon name="printer" /> {label}
    </button>
  );
}
