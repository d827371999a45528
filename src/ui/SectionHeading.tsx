import { graphql } from 'gatsby';
import * as styles from './SectionHeading.module.scss';

/** The heading of a section: a title with an optional small label above it, and an optional introduction. */
export function SectionHeading({ heading }: { heading: Queries.SectionHeadingFieldsFragment }) {
  const { eyebrow, title, text } = heading;
  return (
    <div className={styles.heading}>
      {eyebrow && <p className="eyebrow block">{eyebrow}</p>}
      <h2 className="title is-2">{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}

export const query = graphql`
  fragment SectionHeadingFields on SectionHeading {
    eyebrow
    title
    text
  }
`;
