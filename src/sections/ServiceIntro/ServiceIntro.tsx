import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { Prose } from '../../components/Prose/Prose';

/** The first section of a service's page: introduction and picture. */
export function ServiceIntro({ service: { detail, img } }: { service: Queries.ServiceIntroFragment }) {
  return (
    <section className="section">
      <div className="container split is-top">
        <Prose paragraphs={detail.intro} lead />
        <Picture picture={img} />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ServiceIntro on Service {
    img {
      ...WidePicture
    }
    detail {
      intro
    }
  }
`;
