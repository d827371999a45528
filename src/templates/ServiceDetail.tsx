import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { CallToAction } from '../components/CallToAction/CallToAction';
import { Picture } from '../components/Picture/Picture';
import { Points } from '../components/Points/Points';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';

/** The page of a service: introduction and feature grid. */
export default function ServiceDetail({
  data: { service },
  location,
}: PageProps<Queries.ServiceDetailQuery>) {
  if (!service) return null;
  const { title, img, detail, seo } = service;
  return (
    <>
      <Seo seo={seo} path={location.pathname} />
      <Banner banner={{ title, crumb: title }} />
      <section className="section">
        <div className="container split">
          <div className="content prose">
            {detail.intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Picture picture={img} priority />
        </div>
      </section>
      <Section heading={detail.heading} sand>
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
      img {
        ...CardPicture
      }
      detail {
        intro
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
