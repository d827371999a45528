import { Link } from 'gatsby';
import { articlePath } from '../routes';
import { useLocalLink } from '../ui/site/language';
import { ArticleContents } from './ArticleContents';
import * as styles from './ArticleSidebar.module.scss';
import { useBlog } from './useBlog';

interface Props {
  article: NonNullable<Queries.BlogArticleQuery['article']>;
  texts: Queries.BlogArticleQuery['blogPage'];
}

/** The sidebar of an article: links to its sections, which stay in view, the latest posts, and the categories. */
export function ArticleSidebar({ article, texts }: Props) {
  const { recentTitle, categoriesTitle, categoriesNote, contentsTitle } = texts;
  const { latest, categories } = useBlog();
  const localLink = useLocalLink();
  return (
    <aside className={`is-screen-only stack ${styles.sidebar}`}>
      <div className={styles.contents}>
        <ArticleContents article={article} title={contentsTitle} />
      </div>
      <section className={`is-tight ${styles.box}`}>
        <h2 className="title is-5">{recentTitle}</h2>
        <ul>
          {latest.map(({ slug, frontmatter: { title, teaserDate, teaserDay } }) => (
            <li key={slug} className={styles.entry}>
              <Link {...localLink(articlePath(slug))}>{title}</Link>
              <time className="is-quiet" dateTime={teaserDay}>
                {teaserDate}
              </time>
            </li>
          ))}
        </ul>
      </section>
      <section className={`is-tight ${styles.box}`}>
        <h2 className="title is-5">{categoriesTitle}</h2>
        <ul>
          {categories.map(({ name, posts, path }) => (
            <li key={name} className={styles.category}>
              {path ? <Link {...localLink(path)}>{name}</Link> : name} <span>({posts})</span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{categoriesNote}</p>
      </section>
    </aside>
  );
}
