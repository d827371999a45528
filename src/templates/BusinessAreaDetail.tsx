import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { CallToAction } from '../components/CallToAction/CallToAction';
import { Picture } from '../components/Picture/Picture';
import { PointsSection } from '../components/PointsSection/PointsSection';
import { Seo } from '../components/Seo/Seo';
import { ComingSoon } from '../sections/ComingSoon/ComingSoon';

/** The page of a business area: introduction, bulk supply, range; or word that it is coming. */
export default function BusinessAreaDetail({ data, location }: PageProps<Queries.BusinessAreaDetailQuery>) {
  const { area, comingSoonSection } = data;
  if (!area) return null;
  const { banner, title, image, intro, bulk, tiles, comingSoon, seo } = area;
  return (
    <>
      <Seo seo={seo} path={location.pathname} />
      <Banner banner={{ title: banner, crumb: title }} />
      {comingSoon && <ComingSoon section={comingSoonSection} text={comingSoon.text} />}
      <section className="section">
        <div className="container split">
          <div>
            <h2 className="title is-2">{intro.title}</h2>
            <div className="content prose">
              {intro.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {intro.action && <CallToAction action={intro.action} />}
          </div>
          <Picture picture={image} priority />
        </div>
      </section>
      {bulk && (
        <section className="section">
          <div className="container">
            <h2 className="title is-2">{bulk.title}</h2>
            <div className="content prose">
              <p>{bulk.text}</p>
              <ul>
                {bulk.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          </div>
        </section>
      )}
      <PointsSection section={tiles} sand />
    </>
  );
}

export const query = graphql`
  query BusinessAreaDetail($id: String!) {
    area: businessArea(id: { eq: $id }) {
      banner
      title
      image {
        ...CardPicture
      }
      intro {
        title
        paragraphs
        action {
          ...CallToActionFields
        }
      }
      bulk {
        title
        text
        items
      }
      tiles {
        ...PointsSectionFields
      }
      comingSoon {
        text
      }
      seo {
        ...SeoFields
      }
    }
    comingSoonSection {
      ...ComingSoon
    }
  }
`;
