import { graphql, type PageProps } from 'gatsby';
import { PageFrame } from '../../layout/PageFrame';
import { existing } from '../../ui/existing';
import { List } from '../../ui/List';

export default function FeaturesPage({ data, location }: PageProps<Queries.FeaturesPageQuery>) {
  const page = existing(data.page);
  return (
    <PageFrame page={page} path={location.pathname}>
      <List items={page.commitments} />
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
