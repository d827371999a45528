import { graphql } from 'gatsby';
import { EmailLink } from '../../components/EmailLink/EmailLink';
import { interpolate } from '../../components/interpolate';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink';
import { useSiteData } from '../../site-data/useSiteData';

/** Phone number and email address, for visitors who cannot wait for a reply. */
export function ImmediateQuestions({ texts }: { texts: Queries.ImmediateQuestionsFieldsFragment }) {
  const { phones, email } = useSiteData().site;
  const [phone] = phones;
  return (
    <section className="section">
      <div className="container">
        <h2 className="title is-2">{texts.title}</h2>
        <div className="stack has-underlines">
          <p>{texts.text}</p>
          {phone && (
            <p>
              <PhoneLink number={phone.number}>{interpolate(texts.call, { phone: phone.number })}</PhoneLink>
            </p>
          )}
          <p>
            <EmailLink address={email}>{interpolate(texts.write, { email })}</EmailLink>
          </p>
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ImmediateQuestionsFields on ThankYouPageQuestions {
    title
    text
    call
    write
  }
`;
