import { graphql } from 'gatsby';
import { CopyButton } from '../../components/CopyButton/CopyButton';
import { interpolate } from '../../components/interpolate';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink';
import { useSiteData } from '../../site-data/useSiteData';
import * as styles from './ContactForm.module.scss';
import { type EnquiryValues, enquiryText, mailtoEnquiry } from './enquiry';

interface Props {
  enquiry: EnquiryValues;
  copy: Queries.OtherWaysFragment;
}

/**
 * Offers e-mail and a copy, both with the text of the enquiry, and phone numbers, after sending has failed. A text too
 * long for the link of an e-mail is offered as a copy first, to be pasted there.
 */
export function OtherWays({ enquiry, copy }: Props) {
  const { email, phones } = useSiteData().site;
  const { href, complete } = mailtoEnquiry(email, enquiry);
  const copyButton = <CopyButton text={enquiryText(enquiry)} labels={copy.copy} />;
  return (
    <div className={`panel ${styles.wide} ${styles.otherWays}`}>
      <h4 className="title is-5">{copy.title}</h4>
      <p>{copy.text}</p>
      {!complete && copyButton}
      <p>
        <a href={href}>{interpolate(complete ? copy.write : copy.writeLong, { email })}</a>
      </p>
      {phones.map(({ label, number }) => (
        <p key={number}>
          <PhoneLink number={number}>{`${interpolate(copy.call, { phone: number })} (${label})`}</PhoneLink>
        </p>
      ))}
      {complete && copyButton}
    </div>
  );
}

export const query = graphql`
  fragment OtherWays on ContactPageFormOtherWays {
    title
    text
    write
    writeLong
    call
    copy {
      ...CopyLabelsFields
    }
  }
`;
