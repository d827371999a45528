import { graphql, type PageProps } from 'gatsby';
import { Specifications } from '../../catalogue/table/Specifications';
import { PageFrame } from '../../layout/PageFrame';
import { existing } from '../../ui/existing';

export default function SpecificationsPage({ data, location }: PageProps<Queries.SpecificationsPageQuery>) {
  const page = existing(data.page);
  return (
    <PageFrame page={page} path={location.pathname}>
      <Specifications texts={page} search={location.search} />
    </PageFrame>
  );
}

export const query = graphql`
  query SpecificationsPage($language: String = "en") {
    page: specificationsPage(language: $language) {
      ...PageFrame
      ...Specifications
    }
  }
`;
