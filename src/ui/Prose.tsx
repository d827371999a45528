import { Figures } from './Figures';

interface Props {
  paragraphs: readonly string[];
  /** Enlarges the first paragraph. Set it for text that has no heading. */
  lead?: boolean;
  names?: Readonly<Record<string, string>>;
}

export function Prose({ paragraphs, lead = false, names }: Props) {
  return (
    <div className={lead ? 'block prose has-lead' : 'block prose'}>
      {paragraphs.map((paragraph, index) => (
        <Figures key={index} as="p" text={paragraph} names={names} />
      ))}
    </div>
  );
}
