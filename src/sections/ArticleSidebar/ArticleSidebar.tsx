import { graphql, Link } from 'gatsby';
import { articlePath } from '../../routes';
import * as styles from './ArticleSidebar.module.scss';

interface Props {
  recent: readonly Queries.RecentPostFragment[];
  copy: Queries.ArticleSidebarFragment;
}

/** Recent posts and categories beside an article. */
export function ArticleSidebar({ recent, copy: { recentTitle, categoriesTitle, categories } }: Props) {
  return (
    <aside className={styles.sidebar}>
      <section className={`panel ${styles.box}`}>
        <h2 className="title is-5">{recentTitle}</h2>
        <ul>
          {recent.map(({ slug, frontmatter: { title, teaserDate, teaserDay } }) => (
            <li key={slug} className={styles.entry}>
              <Link to={articlePath(slug)}>{title}</Link>
              <time dateTime={teaserDay}>{teaserDate}</time>
            </li>
          ))}
        </ul>
      </section>
      <section className={`panel ${styles.box}`}>
        <h2 className="title is-5">{categoriesTitle}</h2>
        <ul>
          {categories.map(({ name, posts }) => (
            <li key={name} className={styles.category}>
              {name} <span>({posts})</span>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

export const query = graphql`
  fragment RecentPost on MarkdownRemark {
    slug
    frontmatter {
      title
      teaserDate
      teaserDay: teaserDate(formatString: "YYYY-MM-DD")
    }
  }

  fragment ArticleSidebar on BlogPage {
    recentTitle
    categoriesTitle
    categories {
      name
      posts
    }
  }
`;
