import { graphql } from 'gatsby';
import { articlePath } from '../routes';
import { Card } from '../ui/Card';

interface Props {
  articles: readonly Queries.BlogTeaserFragment[];
  /** Label of the link on each card. */
  readMore: string;
  /** Set if the list is at the top of the page, so that its first picture loads with high priority. */
  firstInView?: boolean;
}

/** A list of cards with teasers of blog articles. */
export function BlogTeasers({ articles, readMore, firstInView = false }: Props) {
  return (
    <ul className="grid-cards">
      {articles.map(({ slug, frontmatter: { title, teaser, teaserDate, teaserDay, image } }, index) => (
        <Card
          key={slug}
          picture={image}
          priority={firstInView && index === 0}
          title={title}
          eyebrow={<time dateTime={teaserDay}>{teaserDate}</time>}
          link={{ to: articlePath(slug), label: readMore, srSuffix: title }}
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
