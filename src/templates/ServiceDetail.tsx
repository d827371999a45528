import { graphql, type PageProps } from 'gatsby';
import { CallToAction } from '../components/CallToAction/CallToAction';
import { Section } from '../components/Section/Section';
import { PageFrame } from '../sections/PageFrame/PageFrame';
import { ServiceIntro } from '../sections/ServiceIntro/ServiceIntro';
import { ServiceSteps } from '../sections/ServiceSteps/ServiceSteps';

/** The page of a service: introduction and steps. */
export default function ServiceDetail({
  data: { service },
  location,
}: PageProps<Queries.ServiceDetailQuery>) {
  if (!service) return null;
  const { title, description, detail, seo } = service;
  return (
    <PageFrame
      page={{ seo, banner: { title, crumb: title, lead: description, picture: detail.bannerPicture } }}
      path={location.pathname}
    >
      <ServiceIntro service={service} />
      <Section heading={detail.heading} background="band">
        <ServiceSteps steps={detail.features} />
        <CallToAction action={detail.action} />
      </Section>
    </PageFrame>
  );
}

export const query = graphql`
  query ServiceDetail($id: String!) {
    service(id: { eq: $id }) {
      title
      description
      ...ServiceIntro
      detail {
        heading {
          ...SectionHeadingFields
        }
        features {
          ...ServiceSteps
        }
        action {
          ...CallToActionFields
        }
        bannerPicture {
          ...StripPicture
        }
      }
      seo {
        ...SeoFields
      }
    }
  }
`;
