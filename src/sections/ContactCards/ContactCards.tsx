import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { EmailLink } from '../../components/EmailLink/EmailLink';
import { Icon } from '../../components/Icon/Icon';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink';
import { useFrame } from '../../hooks/useFrame';

function Card({ icon, title, children }: { icon: string; title: string; children: ReactNode }) {
  return (
    <li className="card">
      <div className="card-content">
        <h2 className="title is-5">
          <Icon name={icon} /> {title}
        </h2>
        {children}
      </div>
    </li>
  );
}

/** Offices, mailbox, phones and hours, a card each. */
export function ContactCards({
  copy: { mailTitle, phoneTitle, hoursTitle },
}: {
  copy: Queries.ContactCardsFragment;
}) {
  const { offices, email, phones, hours } = useFrame().site;
  return (
    <ul className="grid-cards">
      {[offices.head, offices.sales, offices.warehouse].map(({ name, place, street }) => (
        <Card key={name} icon="map-pin" title={name}>
          <address>
            {street && (
              <>
                {street}
                <br />
              </>
            )}
            {place}
          </address>
        </Card>
      ))}
      <Card icon="mail" title={mailTitle}>
        <p>
          <EmailLink address={email} />
        </p>
      </Card>
      <Card icon="phone" title={phoneTitle}>
        {phones.map(({ label, number }) => (
          <p key={number}>
            {label}: <PhoneLink number={number} />
          </p>
        ))}
      </Card>
      <Card icon="clock" title={hoursTitle}>
        {hours.contact.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Card>
    </ul>
  );
}

export const query = graphql`
  fragment ContactCards on ContactPage {
    mailTitle
    phoneTitle
    hoursTitle
  }
`;
