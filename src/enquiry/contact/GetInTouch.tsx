import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { EmailLink } from '../../ui/EmailLink';
import { PhoneLink } from '../../ui/PhoneLink';
import { Section } from '../../ui/Section';
import { useSiteData } from '../../ui/site/useSiteData';

interface Props {
  section: Queries.GetInTouchFragment;
  children?: ReactNode;
}

/** A section with the address, phone number and email address of the company. */
export function GetInTouch({ section, children }: Props) {
  const { heading, addressLabel, mobileLabel, emailLabel } = section;
  const { offices, phones, email } = useSiteData().site;
  const [phone] = phones;
  return (
    <Section heading={heading} background="band" printed repeated>
      <dl className="grid-columns">
        <div>
          <dt className="eyebrow">{addressLabel}</dt>
          <dd>{offices.head.place}</dd>
        </div>
        {phone && (
          <div>
            <dt className="eyebrow">{mobileLabel}</dt>
            <dd>
              <PhoneLink number={phone.number} />
            </dd>
          </div>
        )}
        <div>
          <dt className="eyebrow">{emailLabel}</dt>
          <dd>
            <EmailLink address={email} />
          </dd>
        </div>
      </dl>
      {children && <div className="block-before">{children}</div>}
    </Section>
  );
}

export const query = graphql`
  fragment GetInTouch on GetInTouchSection {
    heading {
      ...SectionHeadingFields
    }
    addressLabel
    mobileLabel
    emailLabel
  }
`;
