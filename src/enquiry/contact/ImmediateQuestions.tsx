import { graphql } from 'gatsby';
import { interpolate } from '../../lib/interpolate';
import { EmailLink } from '../../ui/EmailLink';
import { PhoneLink } from '../../ui/PhoneLink';
import { useSiteData } from '../../ui/site/useSiteData';
import * as styles from './ImmediateQuestions.module.scss';

/** Phone number and email address, for visitors who cannot wait for a reply. */
export function ImmediateQuestions({ texts }: { texts: Queries.ImmediateQuestionsFieldsFragment }) {
  const { phones, email } = useSiteData().site;
  const [phone] = phones;
  return (
    <section className="section is-band">
      <div className="container split is-top">
        <div className="is-tight">
          <h2 className="title is-2">{texts.title}</h2>
          <p className="prose">{texts.text}</p>
        </div>
        <ul className={styles.contacts}>
          {phone && (
            <li>
              <PhoneLink number={phone.number}>{interpolate(texts.call, { phone: phone.number })}</PhoneLink>
            </li>
          )}
          <li>
            <EmailLink address={email}>{interpolate(texts.write, { email })}</EmailLink>
          </li>
        </ul>
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
