import { graphql, type PageProps } from 'gatsby';
import { PrivacyTopics } from '../company/PrivacyTopics';
import { PageFrame } from '../layout/PageFrame';

export default function PrivacyPage({ data, location }: PageProps<Queries.PrivacyPageQuery>) {
  return (
    <PageFrame page={data.page} path={location.pathname}>
      <PrivacyTopics page={data.page} />
    </PageFrame>
  );
}

export const query = graphql`
  query PrivacyPage($language: String = "en") {
    page: privacyPage(language: $language) {
      ...PageFrame
      ...PrivacyTopics
    }
  }
`;
