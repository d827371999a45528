import { graphql } from 'gatsby';
import { mapPageOf, readCoordinates } from '../../lib/coordinates';
import { EmailLink } from '../../ui/EmailLink';
import { Icon, iconName } from '../../ui/Icon';
import { Ltr } from '../../ui/Ltr';
import { PhoneLink } from '../../ui/PhoneLink';
import { Point } from '../../ui/Points';
import { useLanguage } from '../../ui/site/language';
import { withColon } from '../../ui/site/localText';
import { useSiteData } from '../../ui/site/useSiteData';
import { TextLink } from '../../ui/TextLink';
import * as styles from './ContactCards.module.scss';

/** Contact details in columns: offices, email address, phones, and opening hours with their place and time zone. */
export function ContactCards({ texts }: { texts: Queries.ContactCardsFragment }) {
  const { code } = useLanguage();
  const { offices, email, phones, messaging, hours } = useSiteData().site;
  return (
    <ul className="grid-columns">
      {[offices.head, offices.sales, offices.warehouse].map(({ name, place, street, coordinates }) => {
        const position = coordinates && readCoordinates(coordinates);
        return (
          <Point key={name} icon="map-pin" title={name}>
            <address>
              {street && (
                <>
                  {street}
                  <br />
                </>
              )}
              {place}
              {position && (
                <p className="is-quiet has-underlines">
                  <TextLink to={mapPageOf(position)}>
                    <Ltr>{coordinates}</Ltr>
                  </TextLink>
                </p>
              )}
            </address>
          </Point>
        );
      })}
      <Point icon="mail" title={texts.mailTitle}>
        <p>
          <EmailLink address={email} />
        </p>
      </Point>
      <Point icon="phone" title={texts.phoneTitle}>
        {phones.map(({ label, number }) => (
          <p key={number} className="has-underlines">
            {withColon(label, code)} <PhoneLink number={number} />
          </p>
        ))}
        <p>
          <a href={messaging.url} className="icon-link">
            <Icon name={iconName(messaging.icon)} /> {messaging.label}
          </a>
        </p>
      </Point>
      <Point icon="clock" title={texts.hoursTitle}>
        <table className={styles.hours}>
          <tbody>
            {[hours.offices, hours.phones].map(({ label, lines }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  {lines.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
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
