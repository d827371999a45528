import { graphql } from 'gatsby';
import { HALF_PAGE, Picture } from '../ui/Picture';
import { Prose } from '../ui/Prose';
import { SectionHeading } from '../ui/Section';
import { useSiteData } from '../ui/site/useSiteData';
import { Registrations, useRegistrations } from './Registrations';

/** Describes the company. The registrations and inspection companies are those of the settings, if there are any. */
export function About({ section }: { section: Queries.AboutFragment }) {
  const { heading, paragraphs, image, vision, mission, proof } = section;
  const statements = [vision, mission].filter((statement) => statement != null);
  const { inspectionCompanies } = useSiteData().site;
  const isRegistered = useRegistrations().length > 0;
  return (
    <section className="section">
      <div className="container">
        <div className="split is-late block-after">
          <div>
            <SectionHeading heading={heading} />
            <Prose paragraphs={paragraphs} />
          </div>
          {image && <Picture picture={image} sizes={HALF_PAGE} />}
        </div>
        {statements.length > 0 && (
          <div className="split">
            {statements.map(({ title, text }, index) => (
              <div key={index}>
                <h3 className="title is-4">{title}</h3>
                <p className="prose">{text}</p>
              </div>
            ))}
          </div>
        )}
        {proof && (isRegistered || inspectionCompanies) && (
          <dl className="block-before split">
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

export const query = graphql`
  fragment About on AboutSection {
    heading {
      ...SectionHeadingFields
    }
    paragraphs
    image {
      ...CardPicture
    }
    vision {
      title
      text
    }
    mission {
      title
      text
    }
    proof {
      registrations
      inspectionCompanies
    }
  }
`;
