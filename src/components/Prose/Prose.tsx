import * as styles from './Prose.module.scss';

interface Props {
  paragraphs: readonly string[];
  /** Sets the first of them in larger letters, where no heading opens the text. */
  lead?: boolean;
}

/** Paragraphs of text in a readable measure. */
export function Prose({ paragraphs, lead = false }: Props) {
  return (
    <div className={`prose ${styles.text}${lead ? ` ${styles.lead}` : ''}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
