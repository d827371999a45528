import { graphql } from 'gatsby';
import { EmailLink } from '../../components/EmailLink/EmailLink';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink';
import { Point } from '../../components/Points/Points';
import { useSiteData } from '../../site-data/useSiteData';
import * as styles from './ContactCards.module.scss';

/** Contact details in columns: offices, email address, phones, and opening hours with their place and time zone. */
export function ContactCards({ texts }: { texts: Queries.ContactCardsFragment }) {
  const { offices, email, phones, hours } = useSiteData().site;
  return (
    <ul className="grid-columns">
      {[offices.head, offices.sales, offices.warehouse].map(({ name, place, street, coordinates }) => (
        <Point key={name} icon="map-pin" title={name}>
          <address>
            {street && (
              <>
                {street}
                <br />
              </>
            )}
            {place}
            {coordinates && <p className="eyebrow">{coordinates}</p>}
          </address>
        </Point>
      ))}
      <Point icon="mail" title={texts.mailTitle}>
        <p>
          <EmailLink address={email} />
        </p>
      </Point>
      <Point icon="phone" title={texts.phoneTitle}>
        {phones.map(({ label, number }) => (
          <p key={number}>
            {label}: <PhoneLink number={number} />
          </p>
        ))}
      </Point>
      <Point icon="clock" title={texts.hoursTitle}>
        {[hours.offices, hours.phones].map(({ label, lines }) => (
          <p key={label}>
            {label}
            {lines.map((line) => (
              <span key={line} className={styles.hours}>
                {line}
              </span>
            ))}
          </p>
        ))}
        <p className="is-quiet">{hours.timeZone}</p>
      </Point>
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
