import { graphql } from 'gatsby';
import { Card } from '../../components/Card/Card';
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
        <Card
          key={slug}
          picture={image}
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
