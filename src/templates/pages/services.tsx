import { graphql, type PageProps } from 'gatsby';
import { ServiceSearch, useSearchTerm } from '../../business/services/ServiceSearch';
import { PageFrame } from '../../layout/PageFrame';
import { SiteResults } from '../../search/SiteResults';
import { required } from '../../ui/required';

export default function ServicesPage({ data, location }: PageProps<Queries.ServicesPageQuery>) {
  const page = required(data.page);
  const term = useSearchTerm(location.search);
  return (
    <PageFrame page={page}>
      <ServiceSearch services={data.services.nodes} texts={page} term={term} />
      <SiteResults term={term} texts={page.siteResults} />
    </PageFrame>
  );
}

export const query = graphql`
  query ServicesPage($language: String = "en") {
    page: servicesPage(language: $language) {
      ...PageFrame
      ...ServiceSearch
      siteResults {
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
