import { graphql, type PageProps } from 'gatsby';
import { Specifications } from '../catalogue/table/Specifications';
import { PageFrame } from '../layout/PageFrame';

export default function SpecificationsPage({ data, location }: PageProps<Queries.SpecificationsPageQuery>) {
  const { page } = data;
  return (
    page && (
      <PageFrame page={page} path={location.pathname}>
        <Specifications texts={page} search={location.search} />
      </PageFrame>
    )
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
