import { graphql, type PageProps } from 'gatsby';
import { PageFrame } from '../layout/PageFrame';
import { Commitments } from '../ui/Commitments';

export default function FeaturesPage({ data, location }: PageProps<Queries.FeaturesPageQuery>) {
  return (
    <PageFrame page={data.page} path={location.pathname}>
      <Commitments items={data.page.commitments} layout="rows" />
    </PageFrame>
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
