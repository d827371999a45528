import { graphql, type PageProps } from 'gatsby';
import { PortChoice } from '../business/voyages/PortChoice';
import { BusinessAreaPage } from './BusinessAreaPage';

/** The page of a business area with the choice of a port. Other areas do not load styles and data of voyages. */
export default function BusinessAreaWithPorts({
  data: { voyages, ...data },
  location,
}: PageProps<Queries.BusinessAreaWithPortsQuery>) {
  const ports = <PortChoice section={voyages} />;
  return <BusinessAreaPage {...data} path={location.pathname} ports={ports} />;
}

export const query = graphql`
  query BusinessAreaWithPorts($id: String!, $language: String = "en") {
    area: businessArea(id: { eq: $id }) {
      ...BusinessAreaPage
    }
    comingSoonSection(language: $language) {
      ...ComingSoon
    }
    voyages: voyagesSection(language: $language) {
      ...PortChoice
    }
  }
`;
