import { graphql, type PageProps } from 'gatsby';
import { Section } from '../components/Section/Section';
import { Counters } from '../features/counters/Counters';
import { LeaderNames } from '../features/leaders/LeaderNames';
import { About } from '../sections/About/About';
import { PageFrame } from '../sections/PageFrame/PageFrame';

export default function AboutPage({ data, location }: PageProps<Queries.AboutPageQuery>) {
  const { page } = data;
  return (
    <PageFrame page={page} path={location.pathname}>
      <About section={data.about} sellingPointsAction={page.sellingPointsAction} />
      <Counters section={data.counters} />
      <Section heading={page.leadership} background="band">
        <LeaderNames leaders={data.leaders.nodes} />
      </Section>
    </PageFrame>
  );
}

export const query = graphql`
  query AboutPage {
    page: aboutPage {
      ...PageFrame
      sellingPointsAction {
        ...CallToActionFields
      }
      leadership {
        ...SectionHeadingFields
      }
    }
    about: aboutSection {
      ...About
    }
    counters: countersSection {
      ...Counters
    }
    leaders: allLeader(sort: { jsonId: ASC }) {
      nodes {
        ...LeaderNames
      }
    }
  }
`;
