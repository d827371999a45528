import { graphql, type PageProps } from 'gatsby';
import { Leaders } from '../../company/leaders/Leaders';
import { PageFrame } from '../../layout/PageFrame';
import { required } from '../../ui/required';

export default function LeadershipPage({ data }: PageProps<Queries.LeadershipPageQuery>) {
  const page = required(data.page);
  return (
    <PageFrame page={page}>
      <Leaders leaders={data.leaders.nodes} texts={page} />
    </PageFrame>
  );
}

export const query = graphql`
  query LeadershipPage($language: String = "en") {
    page: leadershipPage(language: $language) {
      ...PageFrame
      readMore
      close
    }
    leaders: allLeader(filter: { language: { eq: $language } }, sort: { jsonId: ASC }) {
      nodes { ...LeaderFields }
    }
  }
`;
