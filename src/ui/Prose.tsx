import * as styles from './Prose.module.scss';
import { withFigures } from './withFigures';

interface Props {
  paragraphs: readonly string[];
  /** Enlarges the first paragraph. Set it for text that has no heading. */
  lead?: boolean;
}

/** Paragraphs with a maximum line length. */
export function Prose({ paragraphs, lead = false }: Props) {
  return (
    <div className={`block prose ${styles.text}${lead ? ` ${styles.lead}` : ''}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{withFigures(paragraph)}</p>
      ))}
    </div>
  );
}
