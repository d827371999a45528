import { graphql, type PageProps } from 'gatsby';
import { RouteChoice } from '../business/route/RouteChoice';
import { BusinessArea } from './BusinessArea';

/** The page of a business area with the choice of a port. Other areas do not load the styles and data of the route. */
export default function BusinessAreaWithRoute({
  data: { area, comingSoonSection, route },
  location,
}: PageProps<Queries.BusinessAreaWithRouteQuery>) {
  return (
    area && (
      <BusinessArea
        area={area}
        comingSoonSection={comingSoonSection}
        path={location.pathname}
        route={<RouteChoice section={route} />}
      />
    )
  );
}

export const query = graphql`
  query BusinessAreaWithRoute($id: String!, $language: String = "en") {
    area: businessArea(id: { eq: $id }) {
      ...BusinessAreaFields
    }
    comingSoonSection(language: $language) {
      ...ComingSoon
    }
    route: routeSection(language: $language) {
      ...RouteChoice
    }
  }
`;
