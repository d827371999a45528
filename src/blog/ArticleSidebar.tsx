import { graphql, Link } from 'gatsby';
import { articlePath } from '../routes';
import { useLocalLink } from '../ui/site/language';
import * as styles from './Article.module.scss';
import { ArticleContents } from './ArticleContents';
import { useBlog } from './useBlog';

interface Props {
  article: Queries.ArticleContentsFragment;
  texts: Queries.ArticleSidebarFragment;
}

/** The sidebar of an article: links to its sections, which stay in view, the latest posts, and the categories. */
export function ArticleSidebar({ article, texts }: Props) {
  const { recentTitle, categoriesTitle, categoriesNote, contentsTitle } = texts;
  const { latest, categories } = useBlog();
  const localLink = useLocalLink();
  return (
    <aside className={`is-screen-only stack ${styles.sidebar}`}>
      <div>
        <ArticleContents article={article} title={contentsTitle} />
      </div>
      <section className="is-tight has-strong-rule">
        <h2 className="title is-5">{recentTitle}</h2>
        <ul className={`lines ${styles.links}`}>
          {latest.map(({ slug, frontmatter: { title, teaserDate, teaserDay } }) => (
            <li key={slug}>
              <Link {...localLink(articlePath(slug))}>{title}</Link>
              <time className="is-quiet" dateTime={teaserDay}>
                {teaserDate}
              </time>
            </li>
          ))}
        </ul>
      </section>
      <section className="is-tight has-strong-rule">
        <h2 className="title is-5">{categoriesTitle}</h2>
        <ul className="lines">
          {categories.map(({ name, posts, path }) => (
            <li key={name} className="cluster is-justify-content-space-between">
              {path ? <Link {...localLink(path)}>{name}</Link> : name}{' '}
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
    contentsTitle
  }
`;
