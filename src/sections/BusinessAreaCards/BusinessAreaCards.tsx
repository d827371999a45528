import { graphql, Link } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';

interface Props {
  areas: readonly Queries.BusinessAreaCardFragment[];
  readMore: string;
}

/** The business areas as cards that lead to their pages. */
export function BusinessAreaCards({ areas, readMore }: Props) {
  return (
    <ul className="grid-cards">
      {areas.map(({ link, title, description, image }) => (
        <li key={link} className="card">
          <Picture picture={image} />
          <div className="card-content">
            <h3 className="title is-4">{title}</h3>
            <p>{description}</p>
            <Link to={link} className="card-action" aria-label={`${readMore}: ${title}`}>
              {readMore}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment BusinessAreaCard on BusinessArea {
    link
    title
    description
    image {
      ...CardPicture
    }
  }
`;
