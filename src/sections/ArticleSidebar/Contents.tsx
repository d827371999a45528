import { graphql } from 'gatsby';
import { useId } from 'react';
import * as styles from './ArticleSidebar.module.scss';

interface Props {
  title: string;
  sections: readonly Queries.ArticleSectionFragment[];
}

/** Links to the sections of an article. They are shown only on large screens, next to the text. */
export function Contents({ title, sections }: Props) {
  const titleId = useId();
  if (sections.length === 0) return null;
  return (
    <nav aria-labelledby={titleId} className={`panel ${styles.box} ${styles.contents}`}>
      <h2 id={titleId} className="title is-5">
        {title}
      </h2>
      <ul>
        {sections.map(({ id, value }) => (
          <li key={id} className={styles.entry}>
            <a href={`#${id}`}>{value}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const query = graphql`
  fragment ArticleSection on MarkdownHeading {
    id
    value
  }
`;
