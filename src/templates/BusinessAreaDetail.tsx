import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { PointsSection } from '../components/PointsSection/PointsSection';
import { Seo } from '../components/Seo/Seo';
import { AreaIntro } from '../sections/AreaIntro/AreaIntro';
import { BulkSupply } from '../sections/BulkSupply/BulkSupply';
import { ComingSoon } from '../sections/ComingSoon/ComingSoon';

/** The page of a business area. If it is not open yet, the coming soon overlay covers the page. */
export default function BusinessAreaDetail({ data, location }: PageProps<Queries.BusinessAreaDetailQuery>) {
  const { area, comingSoonSection } = data;
  if (!area) return null;
  const { banner, title, bulk, tiles, comingSoon, seo } = area;
  const sections = (
    <>
      <AreaIntro area={area} />
      {bulk && <BulkSupply bulk={bulk} />}
      <PointsSection section={tiles} background="band" />
    </>
  );
  return (
    <>
      <Seo seo={seo} path={location.pathname} />
      {comingSoon ? (
        <ComingSoon section={comingSoonSection} area={title} notice={comingSoon}>
          {sections}
        </ComingSoon>
      ) : (
        <>
          <Banner banner={{ title: banner, crumb: title }} />
          {sections}
        </>
      )}
    </>
  );
}

export const query = graphql`
  query BusinessAreaDetail($id: String!) {
    area: businessArea(id: { eq: $id }) {
      banner
      title
      ...AreaIntro
      bulk {
        ...BulkSupply
      }
      tiles {
        ...PointsSectionFields
      }
      comingSoon {
        ...ComingSoonNotice
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
