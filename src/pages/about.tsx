import { graphql, type PageProps } from 'gatsby';
import { CallToAction } from '../components/CallToAction/CallToAction';
import { Section } from '../components/Section/Section';
import { Counters } from '../features/counters/Counters';
import { Leaders } from '../features/leaders/Leaders';
import { About } from '../sections/About/About';
import { PageFrame } from '../sections/PageFrame/PageFrame';

export default function AboutPage({ data, location }: PageProps<Queries.AboutPageQuery>) {
  const { page } = data;
  return (
    <PageFrame page={page} path={location.pathname}>
      <About section={data.about} />
      <Counters section={data.counters} />
      <Section heading={page.leadership} background="band">
        <Leaders leaders={data.leaders.nodes} texts={data.leadershipPage} />
        <p className="block-before">
          <CallToAction action={page.leadershipAction} />
        </p>
      </Section>
    </PageFrame>
  );
}

export const query = graphql`
  query AboutPage {
    page: aboutPage {
      ...PageFrame
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
      ...LeadersTexts
    }
    leaders: allLeader(sort: { jsonId: ASC }) {
      nodes {
        ...LeaderFields
      }
    }
  }
`;
