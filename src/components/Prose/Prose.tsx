import * as styles from './Prose.module.scss';

interface Props {
  paragraphs: readonly string[];
  /** Enlarges the first paragraph, for text that starts without a heading. */
  lead?: boolean;
}

/** Paragraphs with a readable line length. */
export function Prose({ paragraphs, lead = false }: Props) {
  return (
    <div className={`prose ${styles.text}${lead ? ` ${styles.lead}` : ''}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
