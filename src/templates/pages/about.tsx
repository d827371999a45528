import { graphql, type PageProps } from 'gatsby';
import { Counters } from '../../company/counters/Counters';
import { Person } from '../../company/Person';
import { Registrations, useRegistrations } from '../../company/Registrations';
import { PageFrame } from '../../layout/PageFrame';
import { LEADERSHIP } from '../../routes';
import { List } from '../../ui/List';
import { HALF_PAGE, Picture } from '../../ui/Picture';
import { Prose } from '../../ui/Prose';
import { required } from '../../ui/required';
import { Section, SectionHeading } from '../../ui/Section';
import { InLanguage } from '../../ui/site/language';
import { useSiteData } from '../../ui/site/useSiteData';
import { TextLink } from '../../ui/TextLink';

/** Describes the company. The registrations and inspection companies are those of the settings, if there are any. */
function About({ section }: { section: NonNullable<Queries.AboutPageQuery['about']> }) {
  const { heading, paragraphs, image, vision, mission, sellingPoints, proof } = section;
  const statements = [vision, mission].filter((statement) => statement != null);
  const { inspectionCompanies } = useSiteData().site;
  const isRegistered = useRegistrations().length > 0;
  return (
    <section className="section">
      <div className="container">
        <div className="split is-late mb-5">
          <div>
            <SectionHeading heading={heading} />
            <Prose paragraphs={paragraphs} />
          </div>
          {image && <Picture picture={image} sizes={HALF_PAGE} />}
        </div>
        <List items={statements} layout="columns" />
        {sellingPoints && (
          <div className="mt-5">
            <List items={sellingPoints} layout="columns" />
          </div>
        )}
        {proof && (isRegistered || inspectionCompanies) && (
          <dl className="mt-5 split">
            {isRegistered && (
              <div>
                <dt>{proof.registrations}</dt>
                <dd>
                  <Registrations />
                </dd>
              </div>
            )}
            {inspectionCompanies && (
              <div>
                <dt>{proof.inspectionCompanies}</dt>
                <dd>{inspectionCompanies.join(' · ')}</dd>
              </div>
            )}
          </dl>
        )}
      </div>
    </section>
  );
}

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const page = required(data.page);
  return (
    <PageFrame page={page}>
      <InLanguage of={data.about}>{(about) => <About section={about} />}</InLanguage>
      <InLanguage of={data.counters}>{(counters) => <Counters section={counters} />}</InLanguage>
      {page.leadership && data.leaders.nodes.length > 0 && (
        <Section heading={page.leadership} band aside>
          <ul className="grid-columns">
            {data.leaders.nodes.map(({ slug, name, title, image }) => (
              <li key={slug} className="has-wide-link has-rule">
                <Person
                  picture={image}
                  name={
                    <h3 className="title is-4">
                      <TextLink to={`${LEADERSHIP}#${slug}`}>{name}</TextLink>
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
      leadership { ...SectionHeadingFields }
    }
    about: aboutSection(language: $language) {
      textLanguage
      heading { ...SectionHeadingFields }
      paragraphs
      image { ...CardPicture }
      vision { title text }
      mission { title text }
      sellingPoints { title text }
      proof { registrations inspectionCompanies }
    }
    counters: countersSection(language: $language) { ...Counters }
    leaders: allLeader(filter: { language: { eq: $language } }, sort: { jsonId: ASC }) {
      nodes {
        slug
        name
        title
        image { ...SquarePicture }
      }
    }
  }
`;
