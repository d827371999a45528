import { graphql, type PageProps } from 'gatsby';
import { BusinessAreaPage } from './BusinessAreaPage';

export default function BusinessAreaDetail({ data, location }: PageProps<Queries.BusinessAreaDetailQuery>) {
  return <BusinessAreaPage {...data} path={location.pathname} />;
}

export const query = graphql`
  query BusinessAreaDetail($id: String!, $language: String = "en") {
    area: businessArea(id: { eq: $id }) {
      ...BusinessAreaPage
    }
    comingSoonSection(language: $language) {
      ...ComingSoon
    }
  }
`;
