import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';

/** The members of the team. */
export function TeamMembers({ members }: { members: readonly Queries.TeamMemberFieldsFragment[] }) {
  return (
    <ul className="grid-cards">
      {members.map(({ name, role, image, description }) => (
        <li key={name} className="card">
          <Picture picture={image} />
          <div className="card-content">
            <h3 className="title is-4">{name}</h3>
            <p className="eyebrow">{role}</p>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment TeamMemberFields on TeamMember {
    name
    role
    image {
      ...SquarePicture
    }
    description
  }
`;
