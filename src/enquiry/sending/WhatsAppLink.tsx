import { graphql } from 'gatsby';
import type { MouseEvent } from 'react';
import { CopyButton } from '../../ui/CopyButton';
import { Icon, iconName } from '../../ui/Icon';
import { useSiteData } from '../../ui/site/useSiteData';
import type { EnquiryValues } from '../form/enquiry';
import { enquiryText, whatsAppEnquiry } from './enquiryLinks';

interface Props {
  enquiry: EnquiryValues;
  texts: Queries.WhatsAppLinkFragment;
  copyTexts: Queries.CopyButtonTextsFragment;
  onClick: (event: MouseEvent) => void;
}

/**
 * The link that opens WhatsApp with the text of the enquiry. Renders nothing if the messaging link in the settings
 * opens another service. If the text is too long for the link, a copy button comes first.
 */
export function WhatsAppLink({ enquiry, texts, copyTexts, onClick }: Props) {
  const { messaging } = useSiteData().site;
  const link = whatsAppEnquiry(messaging.url, enquiry);
  if (!link) return null;
  return (
    <>
      {!link.complete && <CopyButton text={enquiryText(enquiry)} texts={copyTexts} />}
      <a href={link.href} className="text-button" onClick={onClick}>
        <Icon name={iconName(messaging.icon)} />{' '}
        <span>{link.complete ? texts.whatsApp : texts.whatsAppLong}</span>
      </a>
    </>
  );
}

export const query = graphql`
  fragment WhatsAppLink on ContactPageFormList {
    whatsApp
    whatsAppLong
  }
`;
