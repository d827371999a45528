import { graphql, type PageProps } from 'gatsby';
import { PageFrame } from '../sections/PageFrame/PageFrame';
import { TeamMembers } from '../sections/TeamMembers/TeamMembers';

export default function TeamPage({ data, location }: PageProps<Queries.TeamPageQuery>) {
  const { page } = data;
  return (
    <PageFrame page={page} path={location.pathname}>
      <TeamMembers members={data.members.nodes} />
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
        ...TeamMemberFields
      }
    }
  }
`;
