import { graphql, type PageProps } from 'gatsby';
import { Testimonials } from '../../company/testimonials/Testimonials';
import { PageFrame } from '../../layout/PageFrame';
import { required } from '../../ui/required';

export default function TestimonialsPage({ data }: PageProps<Queries.TestimonialsPageQuery>) {
  const page = required(data.page);
  return (
    <PageFrame page={page}>
      <Testimonials testimonials={data.testimonials.nodes} texts={page} />
    </PageFrame>
  );
}

export const query = graphql`
  query TestimonialsPage($language: String = "en") {
    page: testimonialsPage(language: $language) {
      ...PageFrame
      ...TestimonialsTexts
    }
    testimonials: allTestimonial(filter: { language: { eq: $language } }, sort: { jsonId: ASC }) {
      nodes { ...TestimonialFields }
    }
  }
`;
