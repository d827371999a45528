import { graphql, Link } from 'gatsby';
import { useId } from 'react';
import { articlePath } from '../../routes';
import { useBlog } from '../../site-data/useBlog';
import * as styles from './ArticleSidebar.module.scss';

interface Props {
  article: Queries.ArticleContentsFragment;
  texts: Queries.ArticleSidebarFragment;
}

/**
 * The sidebar of an article: the three latest posts, categories, and links to the sections of the article. The links to
 * the sections are shown only on large screens, next to the text.
 */
export function ArticleSidebar({ article, texts }: Props) {
  const { recentTitle, categoriesTitle, categoriesNote, contentsTitle } = texts;
  const contentsId = useId();
  const sections = (article.headings ?? []).flatMap((heading) => heading ?? []);
  const { latest, blogPage } = useBlog();
  return (
    <aside className={`is-screen-only stack ${styles.sidebar}`}>
      <section className={`panel is-tight ${styles.box}`}>
        <h2 className="title is-5">{recentTitle}</h2>
        <ul>
          {latest.nodes.map(({ slug, frontmatter: { title, teaserDate, teaserDay } }) => (
            <li key={slug} className={styles.entry}>
              <Link to={articlePath(slug)}>{title}</Link>
              <time className="is-quiet" dateTime={teaserDay}>
                {teaserDate}
              </time>
            </li>
          ))}
        </ul>
      </section>
      <section className={`panel is-tight ${styles.box}`}>
        <h2 className="title is-5">{categoriesTitle}</h2>
        <ul>
          {blogPage.categories.map(({ name, posts, path }) => (
            <li key={name} className={styles.category}>
              {path ? <Link to={path}>{name}</Link> : name} <span>({posts})</span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{categoriesNote}</p>
      </section>
      {sections.length > 0 && (
        <nav aria-labelledby={contentsId} className={`panel is-tight ${styles.box} ${styles.contents}`}>
          <h2 id={contentsId} className="title is-5">
            {contentsTitle}
          </h2>
          <ul>
            {sections.map(({ id, value }) => (
              <li key={id} className={styles.entry}>
                <a href={`#${id}`}>{value}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </aside>
  );
}

export const query = graphql`
  fragment ArticleContents on MarkdownRemark {
    headings(depth: h2) {
      id
      value
    }
  }

  fragment ArticleSidebar on BlogPage {
    recentTitle
    categoriesTitle
    categoriesNote
    contentsTitle
  }
`;
