import { graphql, type PageProps } from 'gatsby';
import { PortChoice } from '../business/voyages/PortChoice';
import { BusinessArea } from './BusinessArea';

/** The page of a business area with the choice of a port. Other areas do not load styles and data of voyages. */
export default function BusinessAreaWithPorts({
  data: { area, comingSoonSection, voyages },
  location,
}: PageProps<Queries.BusinessAreaWithPortsQuery>) {
  return (
    area && (
      <BusinessArea
        area={area}
        comingSoonSection={comingSoonSection}
        path={location.pathname}
        ports={<PortChoice section={voyages} />}
      />
    )
  );
}

export const query = graphql`
  query BusinessAreaWithPorts($id: String!, $language: String = "en") {
    area: businessArea(id: { eq: $id }) {
      ...BusinessAreaFields
    }
    comingSoonSection(language: $language) {
      ...ComingSoon
    }
    voyages: voyagesSection(language: $language) {
      ...PortChoice
    }
  }
`;
