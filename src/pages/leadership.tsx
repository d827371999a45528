import { graphql, type PageProps } from 'gatsby';
import { Leaders } from '../company/leaders/Leaders';
import { PageFrame } from '../layout/PageFrame';

export default function LeadershipPage({ data, location }: PageProps<Queries.LeadershipPageQuery>) {
  return (
    <PageFrame page={data.page} path={location.pathname}>
      <Leaders leaders={data.leaders.nodes} texts={data.page} />
    </PageFrame>
  );
}

export const query = graphql`
  query LeadershipPage($language: String = "en") {
    page: leadershipPage(language: $language) {
      ...PageFrame
      ...LeadersTexts
    }
    leaders: allLeader(filter: { language: { eq: $language } }, sort: { jsonId: ASC }) {
      nodes {
        ...LeaderFields
      }
    }
  }
`;
