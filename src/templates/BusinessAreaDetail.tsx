import { graphql, type PageProps } from 'gatsby';
import { BusinessArea } from './BusinessArea';

/** The page of a business area without the choice of a port. */
export default function BusinessAreaDetail({
  data: { area, comingSoonSection },
  location,
}: PageProps<Queries.BusinessAreaDetailQuery>) {
  return area && <BusinessArea area={area} comingSoonSection={comingSoonSection} path={location.pathname} />;
}

export const query = graphql`
  query BusinessAreaDetail($id: String!, $language: String = "en") {
    area: businessArea(id: { eq: $id }) {
      ...BusinessAreaFields
    }
    comingSoonSection(language: $language) {
      ...ComingSoon
    }
  }
`;
