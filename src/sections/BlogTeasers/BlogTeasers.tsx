import { graphql } from 'gatsby';
import { Card } from '../../components/Card/Card';
import { articlePath } from '../../routes';

interface Props {
  articles: readonly Queries.BlogTeaserFragment[];
  /** The words that lead to an article. */
  readMore: string;
  /** Whether the first of them is in the first view. */
  opensPage?: boolean;
}

/** Teasers of the blog articles, the latest first. */
export function BlogTeasers({ articles, readMore, opensPage = false }: Props) {
  return (
    <ul className="grid-cards">
      {articles.map(({ slug, frontmatter: { title, teaser, teaserDate, teaserDay, image } }, index) => (
        <Card
          key={slug}
          picture={image}
          priority={opensPage && index === 0}
          title={title}
          eyebrow={<time dateTime={teaserDay}>{teaserDate}</time>}
          link={{ to: articlePath(slug), label: readMore, about: title }}
        >
          <p>{teaser}</p>
        </Card>
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
