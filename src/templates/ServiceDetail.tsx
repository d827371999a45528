import { graphql, type PageProps } from 'gatsby';
import { PageFrame } from '../layout/PageFrame';
import { Prose } from '../ui/Prose';
import { required } from '../ui/required';
import { Section } from '../ui/Section';
import { Steps } from '../ui/Steps';
import { useCompany } from '../ui/site/useSiteData';
import { WidePicture } from '../ui/WidePicture';

export default function ServiceDetail({ data }: PageProps<Queries.ServiceDetailQuery>) {
  const names = { company: useCompany() };
  const { title, description, img, detail, ending, seo } = required(data.service);
  const [first = '', ...others] = detail.intro;
  return (
    <PageFrame page={{ seo, banner: { title, crumb: title, lead: description, picture: img }, ending }}>
      <section className="section">
        <div className="container split">
          <Prose paragraphs={[first]} names={names} lead />
          {others.length > 0 && <Prose paragraphs={others} names={names} />}
        </div>
      </section>
      <WidePicture picture={detail.widePicture} />
      {detail.features && (
        <Section heading={detail.heading}>
          <Steps steps={detail.features} numbered={detail.numbered} />
        </Section>
      )}
    </PageFrame>
  );
}

export const query = graphql`
  query ServiceDetail($key: String!) {
    service(key: { eq: $key }) {
      title
      description
      img { ...CardPicture }
      detail {
        intro
        heading { ...SectionHeadingFields }
        features {
          title
          text
          facts { label text }
        }
        numbered
        widePicture { ...WidePicture }
      }
      ending { ...Ending }
      seo { ...SeoFields }
    }
  }
`;
