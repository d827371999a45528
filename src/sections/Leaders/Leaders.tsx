import { graphql } from 'gatsby';
import { Card } from '../../components/Card/Card';

interface Props {
  leaders: readonly Queries.LeaderCardFragment[];
  /** The page of the biographies. */
  path: string;
  readMore: string;
}

/** The leaders as cards that lead to their biographies. */
export function Leaders({ leaders, path, readMore }: Props) {
  return (
    <ul className="grid-cards">
      {leaders.map(({ slug, name, title, image, fullDescription: [summary] }) => (
        <Card key={slug} picture={image} title={name} link={{ to: `${path}#${slug}`, label: readMore }}>
          <p className="eyebrow">{title}</p>
          <p>{summary}</p>
        </Card>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment LeaderCard on Leader {
    slug
    name
    title
    image {
      ...SquarePicture
    }
    fullDescription
  }
`;
