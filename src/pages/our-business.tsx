import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { BusinessAreaCards } from '../sections/BusinessAreaCards/BusinessAreaCards';
import { Ending } from '../sections/Ending/Ending';

export default function OurBusinessPage({ data, location }: PageProps<Queries.OurBusinessPageQuery>) {
  const { page } = data;
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <Banner banner={page.banner} />
      <Section heading={page.heading}>
        <BusinessAreaCards
          areas={data.areas.nodes}
          readMore={page.readMore}
          comingSoon={data.comingSoon.title}
        />
      </Section>
      <Ending ending={page.ending} />
    </>
  );
}

export const query = graphql`
  query OurBusinessPage {
    page: ourBusinessPage {
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
      readMore
    }
    areas: allBusinessArea(sort: { jsonId: ASC }) {
      nodes {
        ...BusinessAreaCard
      }
    }
    comingSoon: comingSoonSection {
      title
    }
  }
`;
