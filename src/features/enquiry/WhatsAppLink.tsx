import { graphql } from 'gatsby';
import type { MouseEvent } from 'react';
import { CopyButton } from '../../components/CopyButton/CopyButton';
import { Icon } from '../../components/Icon/Icon';
import { iconName } from '../../components/Icon/iconName';
import { useSiteData } from '../../site-data/useSiteData';
import { type EnquiryValues, enquiryText, whatsAppEnquiry } from './enquiry';

interface Props {
  enquiry: EnquiryValues;
  copy: Queries.WhatsAppLinkFragment;
  copyLabels: Queries.CopyLabelsFieldsFragment;
  onClick: (event: MouseEvent) => void;
}

/**
 * The link that opens WhatsApp with the enquiry in it; nothing if the messaging link leads elsewhere. A text too long
 * for the link is offered as a copy first, as for an e-mail (`OtherWays`).
 */
export function WhatsAppLink({ enquiry, copy, copyLabels, onClick }: Props) {
  const { messaging } = useSiteData().site;
  const link = whatsAppEnquiry(messaging.url, enquiry);
  if (!link) return null;
  return (
    <>
      {!link.complete && <CopyButton text={enquiryText(enquiry)} labels={copyLabels} />}
      <a href={link.href} className="text-button" onClick={onClick}>
        <Icon name={iconName(messaging.icon)} />{' '}
        <span>{link.complete ? copy.whatsApp : copy.whatsAppLong}</span>
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
