import { graphql } from 'gatsby';
import { EmailLink } from '../../components/EmailLink/EmailLink';
import { Icon, iconName } from '../../components/Icon/Icon';
import { Ltr } from '../../components/Ltr/Ltr';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink';
import { Point } from '../../components/Points/Points';
import { TextLink } from '../../components/TextLink/TextLink';
import { mapPageOf, readCoordinates } from '../../content-model/coordinates';
import { useLanguage } from '../../site-data/language';
import { withColon } from '../../site-data/localText';
import { useSiteData } from '../../site-data/useSiteData';
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
