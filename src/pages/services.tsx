import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { CallToAction } from '../components/CallToAction/CallToAction';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { ServiceCards } from '../sections/ServiceCards/ServiceCards';

export default function ServicesPage({ data, location }: PageProps<Queries.ServicesPageQuery>) {
  const { page } = data;
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <Banner banner={page.banner} />
      <Section heading={page.heading}>
        <ServiceCards services={data.services.nodes} copy={page} />
        <CallToAction action={page.moreServices} />
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
      ...ServiceCards
      moreServices {
        ...CallToActionFields
      }
    }
    services: allService(sort: { jsonId: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
  }
`;
