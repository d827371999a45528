import type { MouseEvent } from 'react';
import { PhoneLink } from '../ui/ContactLinks';
import { CopyButton } from '../ui/CopyButton';
import { Figures } from '../ui/Figures';
import { Icon, iconName } from '../ui/Icon';
import { useInterpolate } from '../ui/site/language';
import { useSiteData } from '../ui/site/useSiteData';
import * as styles from './ContactForm.module.scss';
import type { EnquiryValues } from './enquiry';
import { enquiryText, mailtoEnquiry, whatsAppEnquiry } from './enquiryLinks';

interface Props {
  enquiry: EnquiryValues;
  texts: Queries.ContactFormFragment['form'];
}

/** A link to WhatsApp with the enquiry. If the text is too long for it, a copy button comes first. */
export function WhatsAppLink({ enquiry, texts, onClick }: Props & { onClick: (event: MouseEvent) => void }) {
  const { messaging } = useSiteData().site;
  const link = messaging && whatsAppEnquiry(messaging.url, enquiry);
  if (!link) return null;
  return (
    <>
      {!link.complete && <CopyButton text={enquiryText(enquiry)} texts={texts.otherWays.copy} />}
      <a href={link.href} className="text-button" onClick={onClick}>
        <Icon name={iconName(messaging.icon)} />{' '}
        <span>{link.complete ? texts.list.whatsApp : texts.list.whatsAppLong}</span>
      </a>
    </>
  );
}

/** Other ways to contact the company. If the text is too long for an e-mail link, the copy button comes first. */
export function OtherWays({ enquiry, texts: { otherWays: texts } }: Props) {
  const interpolate = useInterpolate();
  const { email, phones } = useSiteData().site;
  const { href, complete } = mailtoEnquiry(email, enquiry);
  const copyButton = <CopyButton text={enquiryText(enquiry)} texts={texts.copy} />;
  return (
    <div className={`panel is-tight has-underlines is-wide px-5 py-4 ${styles.otherWays}`}>
      <h4 className="title is-4">{texts.title}</h4>
      <p>{texts.text}</p>
      {!complete && copyButton}
      <p>
        <a href={href}>{interpolate(complete ? texts.write : texts.writeLong, { email })}</a>
      </p>
      {phones.map(({ label, number }, index) => (
        <p key={index}>
          <PhoneLink number={number}>
            <Figures text={texts.call} names={{ phone: number }} /> ({label})
          </PhoneLink>
        </p>
      ))}
      {complete && copyButton}
    </div>
  );
}
