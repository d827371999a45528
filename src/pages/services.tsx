import { graphql, type PageProps } from 'gatsby';
import { StructuredData } from '../components/StructuredData/StructuredData';
import { ServiceSearch } from '../features/search/ServiceSearch';
import { PageFrame } from '../sections/PageFrame/PageFrame';
import { serviceList } from '../structured-data/serviceList';

export default function ServicesPage({ data, location }: PageProps<Queries.ServicesPageQuery>) {
  return (
    <PageFrame
      page={data.page}
      path={location.pathname}
      structuredData={<StructuredData of={(site) => serviceList(site, data.services.nodes)} />}
    >
      <ServiceSearch services={data.services.nodes} texts={data.page} search={location.search} />
    </PageFrame>
  );
}

export const query = graphql`
  query ServicesPage($language: String = "en") {
    page: servicesPage(language: $language) {
      ...PageFrame
      ...ServiceSearch
    }
    services: allService(filter: { language: { eq: $language } }, sort: { jsonId: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
  }
`;
