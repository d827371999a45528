import { graphql, type PageProps } from 'gatsby';
import { CallToAction } from '../components/CallToAction/CallToAction';
import { Picture } from '../components/Picture/Picture';
import { PointsSection } from '../components/PointsSection/PointsSection';
import { Prose } from '../components/Prose/Prose';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { Strip } from '../components/Strip/Strip';
import { Table } from '../components/Table/Table';
import { BulkSupply } from '../sections/BulkSupply/BulkSupply';
import { ComingSoon } from '../sections/ComingSoon/ComingSoon';
import { RouteChoice } from '../sections/Meridian/RouteChoice';
import { PageFrame } from '../sections/PageFrame/PageFrame';

const TRANSIT = ['route', 'mode', 'days', 'basis'] as const;

/** The page of a business area. If the area is not open yet, the coming soon overlay covers the page. */
export default function BusinessAreaDetail({ data, location }: PageProps<Queries.BusinessAreaDetailQuery>) {
  const { area, route, comingSoonSection } = data;
  if (!area) return null;
  const { title, description, intro, image, bulk, showsRoute, transit, ending, comingSoon, seo } = area;
  const sections = (
    <>
      <section className="section">
        <div className="container split is-matched is-late">
          <div>
            <h2 className="title is-2">{intro.title}</h2>
            <Prose paragraphs={intro.paragraphs} />
            {intro.action && <CallToAction action={intro.action} />}
          </div>
          {/* The coming soon overlay shows the picture as well. */}
          {!comingSoon && <Picture picture={image} priority />}
        </div>
      </section>
      {bulk && <BulkSupply bulk={bulk} />}
      {showsRoute && <RouteChoice section={route} />}
      {transit && (
        <Section heading={transit.heading}>
          <Table columns={TRANSIT} caption={transit.heading.title} {...transit} />
        </Section>
      )}
      <PointsSection section={area.tiles} background="band" />
      <Strip picture={area.strip} />
    </>
  );
  if (!comingSoon)
    return (
      <PageFrame
        page={{
          seo,
          banner: { title: area.banner, crumb: title, lead: description },
          ending,
        }}
        path={location.pathname}
      >
        {sections}
      </PageFrame>
    );
  return (
    <>
      <Seo seo={seo} path={location.pathname} />
      <ComingSoon section={comingSoonSection} area={title} picture={area.overlayPicture} notice={comingSoon}>
        {sections}
      </ComingSoon>
    </>
  );
}

export const query = graphql`
  query BusinessAreaDetail($id: String!) {
    area: businessArea(id: { eq: $id }) {
      banner
      title
      description
      image {
        ...WidePicture
      }
      overlayPicture: image {
        ...TallPicture
      }
      intro {
        title
        paragraphs
        action {
          ...CallToActionFields
        }
      }
      bulk {
        ...BulkSupply
      }
      showsRoute
      transit {
        heading {
          ...SectionHeadingFields
        }
        labels {
          route
          mode
          days
          basis
        }
        rows {
          route
          mode
          days
          basis
        }
        note
      }
      tiles {
        ...PointsSectionFields
      }
      strip {
        ...Strip
      }
      ending {
        ...Ending
      }
      comingSoon {
        ...ComingSoonNotice
      }
      seo {
        ...SeoFields
      }
    }
    route: routeSection {
      ...RouteChoice
    }
    comingSoonSection {
      ...ComingSoon
    }
  }
`;
