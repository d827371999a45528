import * as styles from './RuledList.module.scss';
import { withFigures } from './withFigures';

/** A list of short texts with a line between them. */
export function RuledList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item}>{withFigures(item)}</li>
      ))}
    </ul>
  );
}
