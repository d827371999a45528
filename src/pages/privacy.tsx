import { graphql, type PageProps } from 'gatsby';
import { PageFrame } from '../sections/PageFrame/PageFrame';
import { PrivacyTopics } from '../sections/PrivacyTopics/PrivacyTopics';

export default function PrivacyPage({ data, location }: PageProps<Queries.PrivacyPageQuery>) {
  const { page } = data;
  return (
    <PageFrame page={page} path={location.pathname}>
      <PrivacyTopics page={page} />
    </PageFrame>
  );
}

export const query = graphql`
  query PrivacyPage {
    page: privacyPage {
      ...PageFrame
      ...PrivacyTopics
    }
  }
`;
