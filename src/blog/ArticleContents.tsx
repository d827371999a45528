import { graphql } from 'gatsby';
import * as styles from './Article.module.scss';

interface Props {
  article: Queries.ArticleContentsFragment;
  title: string;
  /** Shows the links after a click on the title, for small screens. Otherwise they are shown on large screens only. */
  collapsible?: boolean;
}

/** Links to the sections of an article. Renders nothing if the article has no sections. */
export function ArticleContents({ article: { headings }, title, collapsible = false }: Props) {
  const sections = (headings ?? []).flatMap((heading) => heading ?? []);
  if (sections.length === 0) return null;
  const links = (
    <ul className={`lines ${styles.links}`}>
      {sections.map(({ id, value }) => (
        <li key={id}>
          <a href={`#${id}`}>{value}</a>
        </li>
      ))}
    </ul>
  );
  if (collapsible)
    return (
      <details className={`is-screen-only has-rule mt-4 ${styles.collapsible}`}>
        <summary className="has-text-weight-semibold pb-4">{title}</summary>
        {links}
      </details>
    );
  return (
    <nav aria-label={title} className={`has-strong-rule ${styles.sticky}`}>
      <h2 className="title is-5">{title}</h2>
      {links}
    </nav>
  );
}

export const query = graphql`
  fragment ArticleContents on MarkdownRemark {
    headings(depth: h2) {
      id
      value
    }
  }
`;
