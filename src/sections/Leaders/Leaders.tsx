import { graphql, Link } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';

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
        <li key={slug} className="card">
          <Picture picture={image} />
          <div className="card-content">
            <h3 className="title is-4">{name}</h3>
            <p className="eyebrow">{title}</p>
            <p>{summary}</p>
            <Link to={`${path}#${slug}`} className="card-action" aria-label={`${readMore}: ${name}`}>
              {readMore}
            </Link>
          </div>
        </li>
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
