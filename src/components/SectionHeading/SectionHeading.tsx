import { graphql } from 'gatsby';
import * as styles from './SectionHeading.module.scss';

interface Props {
  heading: Queries.SectionHeadingFieldsFragment;
  /** The level of the heading: 2 for a section of the page. */
  level?: 2 | 3;
}

/** The heading of a section, with its small label and its introduction. */
export function SectionHeading({ heading: { eyebrow, title, text }, level = 2 }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.heading}>
      <div className={styles.words}>
        {eyebrow && <p className={`eyebrow ${styles.eyebrow}`}>{eyebrow}</p>}
        <Heading className={`title is-${level}`}>{title}</Heading>
      </div>
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
