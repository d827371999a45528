import { graphql, Link } from 'gatsby';
import { articlePath } from '../../routes';
import * as styles from './ArticleSidebar.module.scss';
import { Contents } from './Contents';

interface Props {
  recent: readonly Queries.RecentPostFragment[];
  sections: readonly Queries.ArticleSectionFragment[];
  texts: Queries.ArticleSidebarFragment;
}

/** The sidebar of an article: recent posts, categories and links to the sections of the article. */
export function ArticleSidebar({ recent, sections, texts }: Props) {
  const { recentTitle, categoriesTitle, categories, categoriesNote, contentsTitle } = texts;
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
        <p className={styles.note}>{categoriesNote}</p>
      </section>
      <Contents title={contentsTitle} sections={sections} />
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
    categoriesNote
    categories {
      name
      posts
    }
    contentsTitle
  }
`;
