import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { Testimonials } from '../features/carousel/Testimonials';
import { Ending } from '../sections/Ending/Ending';

export default function TestimonialsPage({ data, location }: PageProps<Queries.TestimonialsPageQuery>) {
  const { page } = data;
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <Banner banner={page.banner} />
      <Section heading={page.heading}>
        <Testimonials testimonials={data.testimonials.nodes} texts={page} />
      </Section>
      <Ending ending={page.ending} />
    </>
  );
}

export const query = graphql`
  query TestimonialsPage {
    page: testimonialsPage {
      seo {
        ...SeoFields
      }
      banner {
        ...BannerFields
      }
      ending {
        ...Ending
      }
      heading {
        ...SectionHeadingFields
      }
      ...TestimonialsLabels
    }
    testimonials: allTestimonial(sort: { jsonId: ASC }) {
      nodes {
        ...TestimonialFields
      }
    }
  }
`;
