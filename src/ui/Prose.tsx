import { withFigures } from './withFigures';

interface Props {
  paragraphs: readonly string[];
  /** Enlarges the first paragraph. Set it for text that has no heading. */
  lead?: boolean;
}

export function Prose({ paragraphs, lead = false }: Props) {
  return (
    <div className={lead ? 'block prose has-lead' : 'block prose'}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{withFigures(paragraph)}</p>
      ))}
    </div>
  );
}
