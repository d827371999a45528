import { graphql } from 'gatsby';
import { articlePath } from '../routes';
import { Card } from '../ui/Card';
import { Figures } from '../ui/Figures';
import { HALF_PAGE, Picture } from '../ui/Picture';
import { TextLink } from '../ui/TextLink';
import * as styles from './BlogTeasers.module.scss';

interface Props {
  articles: readonly Queries.BlogTeaserFragment[];
  /** Label of the link on each card. Without it, articles are rows, and columns on wide screens. */
  readMore?: string;
}

/** Teasers of blog articles. As cards, they are at the top of a page, so the first picture loads with high priority. */
export function BlogTeasers({ articles, readMore }: Props) {
  return (
    <ul role="list" className={readMore ? 'grid-cards' : `lines is-small ${styles.rows}`}>
      {articles.map(({ slug, frontmatter: { title, teaser, teaserDate, teaserDay, image } }, index) => {
        const to = articlePath(slug);
        const date = (
          <p className="is-quiet">
            <time dateTime={teaserDay}>{teaserDate}</time>
          </p>
        );
        if (readMore)
          return (
            <Card
              key={slug}
              picture={image}
              priority={index === 0}
              sizes={articles.length === 1 ? HALF_PAGE : undefined}
              title={title}
              link={{ to, label: readMore, srSuffix: title }}
            >
              {date}
              <Figures as="p" text={teaser} />
            </Card>
          );
        return (
          <li key={slug} className={`has-wide-link stack ${styles.row}`}>
            <Picture picture={image} sizes="(min-width: 512px) 160px, 28vw" />
            <div className="is-flush">
              <h3 className="title is-6">
                <TextLink to={to}>{title}</TextLink>
              </h3>
              <p className="is-clamped">
                <Figures text={teaser} />
              </p>
              {date}
            </div>
          </li>
        );
      })}
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
      image { ...CardPicture }
    }
  }
`;
