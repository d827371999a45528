import { graphql, type PageProps } from 'gatsby';
import { AreaSections } from '../business/areas/AreaSections';
import { ComingSoon } from '../business/areas/ComingSoon';
import { PortChoice } from '../business/voyages/PortChoice';
import { PageFrame } from '../layout/PageFrame';
import { Seo } from '../layout/Seo';
import { required } from '../ui/required';
import { InLanguage } from '../ui/site/language';

/** The page of a business area. If the area is not open yet, the coming soon overlay covers the page. */
export default function BusinessAreaDetail({ data }: PageProps<Queries.BusinessAreaDetailQuery>) {
  const { comingSoonSection, voyages } = data;
  const area = required(data.area);
  const { banner, title, description, image, overlayPicture, ending, comingSoon, seo } = area;
  const ports = <InLanguage of={voyages ?? null}>{(section) => <PortChoice section={section} />}</InLanguage>;
  const sections = <AreaSections area={area} ports={ports} />;
  if (!comingSoon || !comingSoonSection) {
    const page = { seo, banner: { title: banner, crumb: title, lead: description, picture: image }, ending };
    return <PageFrame page={page}>{sections}</PageFrame>;
  }
  return (
    <>
      <Seo seo={seo} />
      <ComingSoon section={comingSoonSection} area={title} picture={overlayPicture} notice={comingSoon}>
        {sections}
      </ComingSoon>
    </>
  );
}

export const query = graphql`
  query BusinessAreaDetail($key: String!, $showsPorts: Boolean = false, $language: String = "en") {
    area: businessArea(key: { eq: $key }) {
      seo { ...SeoFields }
      banner
      title
      description
      image { ...CardPicture }
      overlayPicture: image {
        # For the Coming Soon overlay, which shows the picture next to its text, as high as the window.
        alt
        file {
          childImageSharp {
            gatsbyImageData(width: 720, aspectRatio: 0.8, breakpoints: [480, 720, 1080])
          }
        }
      }
      comingSoon { text blurred }
      ...AreaSections
      ending { ...Ending }
    }
    comingSoonSection(language: $language) { ...ComingSoon }
    voyages: voyagesSection(language: $language) @include(if: $showsPorts) {
      textLanguage
      ...PortChoice
    }
  }
`;
