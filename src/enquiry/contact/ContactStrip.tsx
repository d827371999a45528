import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { EmailLink } from '../../ui/EmailLink';
import { notIndexed } from '../../ui/notIndexed';
import { PhoneLink } from '../../ui/PhoneLink';
import { useSiteData } from '../../ui/site/useSiteData';
import * as styles from './ContactStrip.module.scss';

interface Props {
  question: string;
  /** The button. */
  children: ReactNode;
}

/** One line with a question, the phone number, the email address and a button. */
export function ContactStrip({ question, children }: Props) {
  const { phones, email } = useSiteData().site;
  const [phone] = phones;
  return (
    <section className={styles.strip} {...notIndexed}>
      <div className={`container cluster ${styles.line}`}>
        <h2 className="title is-5">{question}</h2>
        {phone && (
          <p>
            <PhoneLink number={phone.number} />
          </p>
        )}
        <p>
          <EmailLink address={email} />
        </p>
        <div className={styles.action}>{children}</div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ContactStrip on GetInTouchSectionStrip {
    question
    action {
      ...CallToActionFields
    }
  }
`;
