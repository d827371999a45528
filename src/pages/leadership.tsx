import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { Biographies } from '../sections/Biographies/Biographies';

export default function LeadershipPage({ data, location }: PageProps<Queries.LeadershipPageQuery>) {
  const { page } = data;
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <Banner banner={page.banner} />
      <Section heading={page.heading}>
        <Biographies leaders={data.leaders.nodes} />
      </Section>
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
      heading {
        ...SectionHeadingFields
      }
    }
    leaders: allLeader(sort: { jsonId: ASC }) {
      nodes {
        ...LeaderCard
      }
    }
  }
`;
