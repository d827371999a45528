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
      {data.leaders.nodes.length > 0 && (
        <Section heading={page.leadership} background="band">
          <LeaderNames leaders={data.leaders.nodes} />
        </Section>
      )}
    </PageFrame>
  );
}

export const query = graphql`
  query AboutPage($language: String = "en") {
    page: aboutPage(language: $language) {
      ...PageFrame
      sellingPointsAction {
        ...CallToActionFields
      }
      leadership {
        ...SectionHeadingFields
      }
    }
    about: aboutSection(language: $language) {
      ...About
    }
    counters: countersSection(language: $language) {
      ...Counters
    }
    leaders: allLeader(filter: { language: { eq: $language } }, sort: { jsonId: ASC }) {
      nodes {
        ...LeaderNames
      }
    }
  }
`;
