import { graphql, type PageProps } from 'gatsby';
import { PageFrame } from '../layout/PageFrame';
import { List } from '../ui/List';

export default function FeaturesPage({ data: { page }, location }: PageProps<Queries.FeaturesPageQuery>) {
  return (
    page && (
      <PageFrame page={page} path={location.pathname}>
        <List items={page.commitments} />
      </PageFrame>
    )
  );
}

export const query = graphql`
  query FeaturesPage($language: String = "en") {
    page: featuresPage(language: $language) {
      ...PageFrame
      commitments {
        ...CommitmentFields
      }
    }
  }
`;
