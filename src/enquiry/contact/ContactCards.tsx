import { mapPageOf, readCoordinates } from '../../lib/coordinates';
import { withColon } from '../../lib/localText';
import { EmailLink, PhoneLink } from '../../ui/ContactLinks';
import { Icon, iconName } from '../../ui/Icon';
import { List } from '../../ui/List';
import { useLanguage, useTextLanguage } from '../../ui/site/language';
import { useSiteData } from '../../ui/site/useSiteData';
import { TextLink } from '../../ui/TextLink';

function Address({ street, place, coordinates }: Queries.Office) {
  const position = coordinates && readCoordinates(coordinates);
  return (
    <address {...useTextLanguage()(useSiteData().site.textLanguage)}>
      {street && <p>{street}</p>}
      <p>{place}</p>
      {position && (
        <p className="targets is-quiet has-underlines">
          <TextLink to={mapPageOf(position)}>
            <bdi>{coordinates}</bdi>
          </TextLink>
        </p>
      )}
    </address>
  );
}

export function ContactCards({
  texts,
}: {
  texts: Record<'mailTitle' | 'phoneTitle' | 'hoursTitle', string>;
}) {
  const { code } = useLanguage();
  const { offices, email, phones, messaging, hours, textLanguage } = useSiteData().site;
  const ofSite = useTextLanguage()(textLanguage);
  const times = [hours?.offices, hours?.phones].flatMap((each) => each ?? []);
  const mail = (
    <p className="targets has-underlines">
      <EmailLink address={email} />
    </p>
  );
  const phone = (
    <>
      {phones.map(({ label, number }, index) => (
        <p key={index} className="targets has-underlines">
          <span {...ofSite}>{label}</span>
          {withColon('', code)} <PhoneLink number={number} />
        </p>
      ))}
      {messaging && (
        <p>
          <a href={messaging.url} className="icon-link">
            <Icon name={iconName(messaging.icon)} /> {messaging.label}
          </a>
        </p>
      )}
    </>
  );
  const schedule = (
    <>
      <dl className="stack is-row-gap-2 mb-2" {...ofSite}>
        {times.map(({ label, lines }, index) => (
          <div key={index}>
            <dt className="is-quiet">{label}</dt>
            {lines.map((line, lineIndex) => (
              <dd key={lineIndex}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="is-quiet" {...ofSite}>
        {hours?.timeZone}
      </p>
    </>
  );
  return (
    <List
      layout="columns"
      items={[
        ...offices.map((office) => ({ title: office.name, text: <Address {...office} /> })),
        { title: texts.mailTitle, text: mail },
        { title: texts.phoneTitle, text: phone },
        ...(times.length > 0 ? [{ title: texts.hoursTitle, text: schedule }] : []),
      ]}
    />
  );
}
