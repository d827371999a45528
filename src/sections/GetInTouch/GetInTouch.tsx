import { graphql } from 'gatsby';
import { CallToAction } from '../../components/CallToAction/CallToAction';
import { EmailLink } from '../../components/EmailLink/EmailLink';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink';
import { Section } from '../../components/Section/Section';
import { useFrame } from '../../hooks/useFrame';

interface Props {
  section: Queries.GetInTouchFragment;
  action: Queries.CallToActionFieldsFragment;
}

/** Address, phone and e-mail of the company, and a button. */
export function GetInTouch({ section: { heading, addressLabel, mobileLabel, emailLabel }, action }: Props) {
  const { offices, phones, email } = useFrame().site;
  const [phone] = phones;
  return (
    <Section heading={heading} sand>
      <dl className="grid-auto block-after">
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
      <CallToAction action={action} />
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
