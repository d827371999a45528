import { graphql, type PageProps } from 'gatsby';
import { PageFrame } from '../../layout/PageFrame';
import { List } from '../../ui/List';
import { required } from '../../ui/required';

export default function FeaturesPage({ data }: PageProps<Queries.FeaturesPageQuery>) {
  const page = required(data.page);
  return (
    <PageFrame page={page}>
      <List items={page.commitments} />
    </PageFrame>
  );
}

export const query = graphql`
  query FeaturesPage($language: String = "en") {
    page: featuresPage(language: $language) {
      ...PageFrame
      commitments { ...CommitmentFields }
    }
  }
`;
