import { graphql } from 'gatsby';
import { CallToAction } from '../../components/CallToAction/CallToAction';
import { Prose } from '../../components/Prose/Prose';
import { Section } from '../../components/Section/Section';
import { useEndEnquiry } from './useEndEnquiry';

/** The content of the thank-you page. */
export function Thanks({ copy: { heading, promise, actions } }: { copy: Queries.ThanksFragment }) {
  useEndEnquiry();
  return (
    <Section heading={heading}>
      <Prose paragraphs={promise} />
      <div className="buttons">
        {actions.map((action, index) => (
          <CallToAction
            key={action.to}
            action={action}
            className={index === 0 ? 'button is-primary' : 'button is-secondary'}
          />
        ))}
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment Thanks on ThankYouPage {
    heading {
      ...SectionHeadingFields
    }
    promise
    actions {
      ...CallToActionFields
    }
  }
`;
