import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { StructuredData } from '../components/StructuredData/StructuredData';
import { ServiceSearch } from '../features/search/ServiceSearch';
import { serviceList } from '../structured-data/serviceList';

export default function ServicesPage({ data, location }: PageProps<Queries.ServicesPageQuery>) {
  const { page } = data;
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <StructuredData of={(site) => serviceList(site, data.services.nodes)} />
      <Banner banner={page.banner} />
      <Section heading={page.heading}>
        <ServiceSearch services={data.services.nodes} texts={page} search={location.search} />
      </Section>
    </>
  );
}

export const query = graphql`
  query ServicesPage {
    page: servicesPage {
      seo {
        ...SeoFields
      }
      banner {
        ...BannerFields
      }
      heading {
        ...SectionHeadingFields
      }
      ...ServiceSearch
    }
    services: allService(sort: { jsonId: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
  }
`;
