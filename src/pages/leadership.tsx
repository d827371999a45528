import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { StructuredData } from '../components/StructuredData/StructuredData';
import { Leaders } from '../features/leaders/Leaders';
import { withoutPrefix } from '../routes';
import { Ending } from '../sections/Ending/Ending';
import { person } from '../structured-data/person';

export default function LeadershipPage({ data, location }: PageProps<Queries.LeadershipPageQuery>) {
  const { page } = data;
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <StructuredData
        of={(site) =>
          data.leaders.nodes.map((leader) => person(site, leader, withoutPrefix(location.pathname)))
        }
      />
      <Banner banner={page.banner} />
      <Section heading={page.heading}>
        <Leaders leaders={data.leaders.nodes} texts={page} />
      </Section>
      <Ending ending={page.ending} />
    </>
  );
}

export const query = graphql`
  query LeadershipPage {
    page: leadershipPage {
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
      ...LeadersLabels
    }
    leaders: allLeader(sort: { jsonId: ASC }) {
      nodes {
        ...LeaderFields
      }
    }
  }
`;
