import { graphql, type PageProps } from 'gatsby';
import { Commitments } from '../components/Commitments/Commitments';
import { PageFrame } from '../sections/PageFrame/PageFrame';

export default function FeaturesPage({ data, location }: PageProps<Queries.FeaturesPageQuery>) {
  const { page } = data;
  return (
    <PageFrame page={page} path={location.pathname}>
      <Commitments items={page.commitments} layout="rows" />
    </PageFrame>
  );
}

export const query = graphql`
  query FeaturesPage {
    page: featuresPage {
      ...PageFrame
      commitments {
        ...CommitmentFields
      }
    }
  }
`;
