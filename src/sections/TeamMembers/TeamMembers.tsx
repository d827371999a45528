import { graphql } from 'gatsby';
import { notIndexed } from '../../components/notIndexed';
import { PersonCard } from '../../components/PersonCard/PersonCard';

/** A list of cards of the team members. */
export function TeamMembers({ members }: { members: readonly Queries.TeamMemberFieldsFragment[] }) {
  return (
    <ul className="grid-pairs" {...notIndexed}>
      {members.map(({ name, role, image, description }) => (
        <PersonCard key={name} portrait={image} name={name} role={role} text={description} />
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
