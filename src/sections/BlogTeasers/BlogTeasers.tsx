import { graphql, Link } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { articlePath } from '../../routes';

interface Props {
  articles: readonly Queries.BlogTeaserFragment[];
  /** The words that lead to an article. */
  readMore: string;
}

/** Teasers of the blog articles, the latest first. */
export function BlogTeasers({ articles, readMore }: Props) {
  return (
    <ul className="grid-cards">
      {articles.map(({ slug, frontmatter: { title, teaser, teaserDate, teaserDay, image } }) => (
        <li key={slug} className="card">
          <Picture picture={image} />
          <div className="card-content">
            <p className="eyebrow">
              <time dateTime={teaserDay}>{teaserDate}</time>
            </p>
            <h3 className="title is-4">{title}</h3>
            <p>{teaser}</p>
            <Link to={articlePath(slug)} className="card-action" aria-label={`${readMore}: ${title}`}>
              {readMore}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment BlogTeaser on MarkdownRemark {
    slug
    frontmatter {
      title
      teaser
      teaserDate
      teaserDay: teaserDate(formatString: "YYYY-MM-DD")
      image {
        ...CardPicture
      }
    }
  }
`;
