import { graphql, type PageProps } from 'gatsby';
import { About } from '../company/About';
import { Counters } from '../company/counters/Counters';
import { LeaderNames } from '../company/leaders/LeaderNames';
import { PageFrame } from '../layout/PageFrame';
import { Section } from '../ui/Section';

export default function AboutPage({ data, location }: PageProps<Queries.AboutPageQuery>) {
  const { page } = data;
  return (
    <PageFrame page={page} path={location.pathname}>
      <About section={data.about} />
      <Counters section={data.counters} />
      {data.leaders.nodes.length > 0 && (
        <Section heading={page.leadership} band>
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
