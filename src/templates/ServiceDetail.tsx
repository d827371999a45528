import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { CallToAction } from '../components/CallToAction/CallToAction';
import { Points } from '../components/Points/Points';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { ServiceIntro } from '../sections/ServiceIntro/ServiceIntro';

/** The page of a service: introduction and features. */
export default function ServiceDetail({
  data: { service },
  location,
}: PageProps<Queries.ServiceDetailQuery>) {
  if (!service) return null;
  const { title, detail, seo } = service;
  return (
    <>
      <Seo seo={seo} path={location.pathname} />
      <Banner banner={{ title, crumb: title }} />
      <ServiceIntro service={service} />
      <Section heading={detail.heading} background="band">
        <div className="block-after">
          <Points items={detail.features} />
        </div>
        <CallToAction action={detail.action} />
      </Section>
    </>
  );
}

export const query = graphql`
  query ServiceDetail($id: String!) {
    service(id: { eq: $id }) {
      title
      ...ServiceIntro
      detail {
        heading {
          ...SectionHeadingFields
        }
        features {
          ...PointFields
        }
        action {
          ...CallToActionFields
        }
      }
      seo {
        ...SeoFields
      }
    }
  }
`;
