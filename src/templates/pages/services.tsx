import { graphql, type PageProps } from 'gatsby';
import { ServiceSearch } from '../../business/services/ServiceSearch';
import { PageFrame } from '../../layout/PageFrame';
import { Elsewhere } from '../../search/Elsewhere';
import { existing } from '../../ui/existing';

export default function ServicesPage({ data, location }: PageProps<Queries.ServicesPageQuery>) {
  const page = existing(data.page);
  return (
    <PageFrame page={page} path={location.pathname}>
      <ServiceSearch
        services={data.services.nodes}
        texts={page}
        search={location.search}
        elsewhere={(term) => <Elsewhere term={term} texts={page.elsewhere} />}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query ServicesPage($language: String = "en") {
    page: servicesPage(language: $language) {
      ...PageFrame
      ...ServiceSearch
      elsewhere {
        title
        count
      }
    }
    services: allService(filter: { language: { eq: $language } }, sort: { jsonId: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
  }
`;
