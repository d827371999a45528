import { graphql } from 'gatsby';
import { articlePath } from '../routes';
import { TextLink } from '../ui/TextLink';
import * as styles from './Article.module.scss';
import { useBlog } from './useBlog';

/** The sidebar of an article: the latest posts and the categories. */
export function ArticleSidebar({ texts }: { texts: Queries.ArticleSidebarFragment }) {
  const { recentTitle, categoriesTitle, categoriesNote } = texts;
  const { latest, categories } = useBlog();
  return (
    <aside className={`is-screen-only stack ${styles.sidebar}`}>
      <section className="is-tight has-strong-rule">
        <h2 className="title is-5">{recentTitle}</h2>
        <ul className="lines">
          {latest.map(({ slug, frontmatter: { title, teaserDate, teaserDay } }) => (
            <li key={slug}>
              <TextLink to={articlePath(slug)} className="has-text-weight-medium">
                {title}
              </TextLink>
              <p className="is-quiet">
                <time dateTime={teaserDay}>{teaserDate}</time>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="is-tight has-strong-rule">
        <h2 className="title is-5">{categoriesTitle}</h2>
        <ul className="lines">
          {categories.map(({ name, posts, path }) => (
            <li key={name} className="cluster is-justify-content-space-between">
              {path ? <TextLink to={path}>{name}</TextLink> : name}{' '}
              <span className="is-quiet has-figures">({posts})</span>
            </li>
          ))}
        </ul>
        <p className="is-quiet mt-3">{categoriesNote}</p>
      </section>
    </aside>
  );
}

export const query = graphql`
  fragment ArticleSidebar on BlogPage {
    recentTitle
    categoriesTitle
    categoriesNote
  }
`;
