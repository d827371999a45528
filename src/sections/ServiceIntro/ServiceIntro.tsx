import { graphql } from 'gatsby';
import { interpolate } from '../../components/interpolate';
import { Picture } from '../../components/Picture/Picture';
import { Prose } from '../../components/Prose/Prose';
import { useSiteData } from '../../site-data/useSiteData';

/** The first section of a service page: introduction and picture. */
export function ServiceIntro({ service: { detail, img } }: { service: Queries.ServiceIntroFragment }) {
  const company = useSiteData().site.parentCompany;
  return (
    <section className="section">
      <div className="container split is-top">
        <Prose paragraphs={detail.intro.map((paragraph) => interpolate(paragraph, { company }))} lead />
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
