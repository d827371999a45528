import { graphql } from 'gatsby';
import { CallToAction } from '../../components/CallToAction/CallToAction';
import { Prose } from '../../components/Prose/Prose';
import { Section } from '../../components/Section/Section';

/** Thanks for an enquiry: when the visitor hears from us, and the ways on. */
export function Thanks({ copy: { heading, promise, actions } }: { copy: Queries.ThanksFragment }) {
  return (
    <Section heading={heading}>
      <Prose paragraphs={promise} />
      <div className="buttons">
        {actions.map((action) => (
          <CallToAction key={action.to} action={action} />
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
