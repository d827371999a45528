import { graphql, type PageProps } from 'gatsby';
import { ServiceSearch } from '../business/services/ServiceSearch';
import { PageFrame } from '../layout/PageFrame';
import { Elsewhere } from '../search/Elsewhere';

export default function ServicesPage({ data, location }: PageProps<Queries.ServicesPageQuery>) {
  return (
    <PageFrame page={data.page} path={location.pathname}>
      <ServiceSearch
        services={data.services.nodes}
        texts={data.page}
        search={location.search}
        elsewhere={(term) => <Elsewhere term={term} texts={data.page.elsewhere} />}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query ServicesPage($language: String = "en") {
    page: servicesPage(language: $language) {
      ...PageFrame
      ...ServiceSearch
      ...Elsewhere
    }
    services: allService(filter: { language: { eq: $language } }, sort: { jsonId: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
  }
`;
