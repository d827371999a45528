import { graphql, type PageProps } from 'gatsby';
import { notIndexed } from '../components/notIndexed';
import { PersonCard } from '../components/PersonCard/PersonCard';
import { PageFrame } from '../sections/PageFrame/PageFrame';

export default function TeamPage({ data, location }: PageProps<Queries.TeamPageQuery>) {
  return (
    <PageFrame page={data.page} path={location.pathname}>
      <ul className="grid-pairs" {...notIndexed}>
        {data.members.nodes.map(({ name, role, image, description }) => (
          <PersonCard key={name} portrait={image} name={name} role={role} text={description} />
        ))}
      </ul>
    </PageFrame>
  );
}

export const query = graphql`
  query TeamPage {
    page: teamPage {
      ...PageFrame
    }
    members: allTeamMember(sort: { jsonId: ASC }) {
      nodes {
        name
        role
        image {
          ...SquarePicture
        }
        description
      }
    }
  }
`;
