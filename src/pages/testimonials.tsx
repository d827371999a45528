import { graphql, type PageProps } from 'gatsby';
import { Testimonials } from '../features/carousel/Testimonials';
import { PageFrame } from '../sections/PageFrame/PageFrame';

export default function TestimonialsPage({ data, location }: PageProps<Queries.TestimonialsPageQuery>) {
  const { page } = data;
  return (
    <PageFrame page={page} path={location.pathname}>
      <Testimonials testimonials={data.testimonials.nodes} texts={page} />
    </PageFrame>
  );
}

export const query = graphql`
  query TestimonialsPage {
    page: testimonialsPage {
      ...PageFrame
      ...TestimonialsTexts
    }
    testimonials: allTestimonial(sort: { jsonId: ASC }) {
      nodes {
        ...TestimonialFields
      }
    }
  }
`;
