import { graphql, type PageProps } from 'gatsby';
import { ServiceSearch } from '../business/services/ServiceSearch';
import { PageFrame } from '../layout/PageFrame';
import { Elsewhere } from '../search/Elsewhere';
import { StructuredData } from '../ui/StructuredData';
import { itemList, localUrl, organizationId, type Site } from '../ui/structuredData';

const serviceList = (site: Site, services: readonly Queries.ServiceCardFragment[]) =>
  itemList(
    services.map(({ title, description, link }) => ({
      item: {
        '@type': 'Service',
        name: title,
        description,
        url: localUrl(site, link),
        provider: organizationId(site),
      },
    })),
  );

export default function ServicesPage({ data, location }: PageProps<Queries.ServicesPageQuery>) {
  return (
    <PageFrame
      page={data.page}
      path={location.pathname}
      structuredData={<StructuredData of={(site) => serviceList(site, data.services.nodes)} />}
    >
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
