import { graphql, type PageProps } from 'gatsby';
import { About } from '../../company/About';
import { Counters } from '../../company/counters/Counters';
import * as styles from '../../company/leaders/LeaderNames.module.scss';
import { Person } from '../../company/Person';
import { PageFrame } from '../../layout/PageFrame';
import { existing } from '../../ui/existing';
import { Section } from '../../ui/Section';
import { InLanguage } from '../../ui/site/language';
import { TextLink } from '../../ui/TextLink';

export default function AboutPage({ data, location }: PageProps<Queries.AboutPageQuery>) {
  const page = existing(data.page);
  return (
    <PageFrame page={page} path={location.pathname}>
      {data.about && (
        <InLanguage language={data.about.textLanguage}>
          <About section={data.about} />
        </InLanguage>
      )}
      {data.counters && (
        <InLanguage language={data.counters.textLanguage}>
          <Counters section={data.counters} />
        </InLanguage>
      )}
      {page.leadership && data.leaders.nodes.length > 0 && (
        <Section heading={page.leadership} band>
          <ul className={styles.leaders}>
            {data.leaders.nodes.map(({ slug, name, title, image }) => (
              <li key={slug} className="has-wide-link has-rule">
                <Person
                  picture={image}
                  name={
                    <h3 className="title is-4">
                      {data.leadership?.path ? (
                        <TextLink to={`${data.leadership.path}#${slug}`}>{name}</TextLink>
                      ) : (
                        name
                      )}
                    </h3>
                  }
                  role={title}
                />
              </li>
            ))}
          </ul>
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
      textLanguage
      ...About
    }
    counters: countersSection(language: $language) {
      textLanguage
      ...Counters
    }
    leadership: leadershipPage {
      path
    }
    leaders: allLeader(filter: { language: { eq: $language } }, sort: { jsonId: ASC }) {
      nodes {
        slug
        name
        title
        image {
          ...SquarePicture
        }
      }
    }
  }
`;
