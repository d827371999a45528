import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { CallToAction } from '../components/CallToAction/CallToAction';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { Counters } from '../features/counters/Counters';
import { Leaders } from '../features/leaders/Leaders';
import { About } from '../sections/About/About';

export default function AboutPage({ data, location }: PageProps<Queries.AboutPageQuery>) {
  const { page } = data;
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <Banner banner={page.banner} />
      <About section={data.about} />
      <Counters section={data.counters} />
      <Section heading={page.leadership} background="band">
        <Leaders leaders={data.leaders.nodes} texts={data.leadershipPage} />
        <p className="block-before">
          <CallToAction action={page.leadershipAction} />
        </p>
      </Section>
    </>
  );
}

export const query = graphql`
  query AboutPage {
    page: aboutPage {
      seo {
        ...SeoFields
      }
      banner {
        ...BannerFields
      }
      leadership {
        ...SectionHeadingFields
      }
      leadershipAction {
        ...CallToActionFields
      }
    }
    about: aboutSection {
      ...About
    }
    counters: countersSection {
      ...Counters
    }
    leadershipPage {
      ...LeadersLabels
    }
    leaders: allLeader(sort: { jsonId: ASC }) {
      nodes {
        ...LeaderFields
      }
    }
  }
`;
