import { graphql } from 'gatsby';
import { CallToAction } from '../../components/CallToAction/CallToAction';
import { Picture } from '../../components/Picture/Picture';
import { Points } from '../../components/Points/Points';
import { Prose } from '../../components/Prose/Prose';
import { Registrations } from '../../components/Registrations/Registrations';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading';
import { useSiteData } from '../../site-data/useSiteData';
import * as styles from './About.module.scss';

interface Props {
  section: Queries.AboutFragment;
  /** Adds the label above the title and the link to the about page. Set it on all pages except the about page. */
  elsewhere?: boolean;
}

/**
 * Describes the company: text, vision, mission, selling points, and the registrations and inspection companies of the
 * settings, if there are any.
 */
export function About({ section, elsewhere = false }: Props) {
  const { heading, paragraphs, image, vision, mission, sellingPoints, proof, action } = section;
  const { registrations, inspectionCompanies } = useSiteData().site;
  const isRegistered = registrations?.some(({ number }) => number);
  const hasInspectors = inspectionCompanies && inspectionCompanies.length > 0;
  return (
    <section className="section">
      <div className="container">
        <div className="split is-top is-late block-after">
          <div>
            <SectionHeading heading={elsewhere ? heading : { ...heading, eyebrow: null }} />
            <Prose paragraphs={paragraphs} />
            {elsewhere && <CallToAction action={action} />}
          </div>
          <Picture picture={image} className={styles.picture} />
        </div>
        <div className="split is-top block-after">
          {[vision, mission].map(({ title, text }) => (
            <div key={title}>
              <h3 className="title is-4">{title}</h3>
              <p className="prose">{text}</p>
            </div>
          ))}
        </div>
        <Points items={sellingPoints} />
        {(isRegistered || hasInspectors) && (
          <dl className="block-before split is-top">
            {isRegistered && (
              <div>
                <dt className="eyebrow">{proof.registrations}</dt>
                <dd>
                  <Registrations />
                </dd>
              </div>
            )}
            {hasInspectors && (
              <div>
                <dt className="eyebrow">{proof.inspectionCompanies}</dt>
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
      ...WidePicture
    }
    vision {
      title
      text
    }
    mission {
      title
      text
    }
    sellingPoints {
      ...PointFields
    }
    proof {
      registrations
      inspectionCompanies
    }
    action {
      ...CallToActionFields
    }
  }
`;
