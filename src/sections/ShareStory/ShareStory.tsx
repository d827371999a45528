import { graphql } from 'gatsby';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading';

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
    <section className="section is-sand">
      <div className="container">
        <SectionHeading heading={heading} />
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
      </div>
    </section>
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
