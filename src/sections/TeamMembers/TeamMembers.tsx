import { graphql } from 'gatsby';
import { Card } from '../../components/Card/Card';

/** The members of the team. */
export function TeamMembers({ members }: { members: readonly Queries.TeamMemberFieldsFragment[] }) {
  return (
    <ul className="grid-cards">
      {members.map(({ name, role, image, description }) => (
        <Card key={name} picture={image} title={name}>
          <p className="eyebrow">{role}</p>
          <p>{description}</p>
        </Card>
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
