import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';

/** The form in which visitors share their experience; its data stay in the browser (specification, section 4). */
export function ShareStory({ copy }: { copy: Queries.ShareStoryFragment['shareStory'] }) {
  const { heading, firstName, lastName, email, phone, message, submit } = copy;
  const input = (placeholder: string, type: 'text' | 'email' | 'tel', autoComplete: string) => (
    <div className="field">
      <input
        className="input"
        type={type}
        placeholder={placeholder}
        aria-label={placeholder}
        autoComplete={autoComplete}
        required
      />
    </div>
  );
  return (
    <Section heading={heading} sand>
      <form className="prose">
        {input(firstName, 'text', 'given-name')}
        {input(lastName, 'text', 'family-name')}
        {input(email, 'email', 'email')}
        {input(phone, 'tel', 'tel')}
        <div className="field">
          <textarea className="textarea" placeholder={message} aria-label={message} required />
        </div>
        <button type="submit" className="button is-primary">
          {submit}
        </button>
      </form>
    </Section>
  );
}

export const query = graphql`
  fragment ShareStory on LegacyPage {
    shareStory {
      heading {
        ...SectionHeadingFields
      }
      firstName
      lastName
      email
      phone
      message
      submit
    }
  }
`;
