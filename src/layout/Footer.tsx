import { useId } from 'react';
import { Newsletter } from '../enquiry/Newsletter';
import { EmailLink, PhoneHours, PhoneLink } from '../ui/ContactLinks';
import { Icon, iconName } from '../ui/Icon';
import { IconLinks } from '../ui/IconLinks';
import { Logo } from '../ui/Logo';
import { Registrations } from '../ui/Registrations';
import { Ltr } from '../ui/site/language';
import { useSiteData } from '../ui/site/useSiteData';
import { TextLink } from '../ui/TextLink';
import * as styles from './Footer.module.scss';
import { LanguageLinks } from './LanguageLinks';

type FooterTexts = Queries.SiteDataQuery['navigation']['footer'];

function Column({ column: { title, links } }: { column: FooterTexts['columns'][number] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.links}>
      <h2 id={id} className="title is-5">
        {title}
      </h2>
      {/* On phones, this control opens the list that follows it. It needs no scripts. */}
      <details>
        <summary aria-labelledby={id}>
          <Icon name="chevron-down" />
        </summary>
      </details>
      <ul>
        {links.map(({ label, to }) => (
          <li key={label}>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Footer({ path }: { path: string }) {
  const { site, navigation } = useSiteData();
  const { newsletter, columns, contactTitle, hoursTitle, socialTitle, divisionOf, privacy } =
    navigation.footer;
  const { head } = site.offices;
  return (
    <footer className={`on-primary ${styles.footer}`}>
      <div className="container split is-top is-row-gap-2">
        <div>
          <p className={styles.brand}>
            <Logo onDark />
          </p>
          <p>{site.tagline}</p>
        </div>
        <Newsletter texts={newsletter} />
      </div>
      <div className={`container grid-columns is-tight ${styles.columns}`}>
        {columns.map((column) => (
          <Column key={column.title} column={column} />
        ))}
        <div className={`stack ${styles.contact}`}>
          <div>
            <h2 className="title is-5">{contactTitle}</h2>
            <address>
              <ul>
                <li>
                  {head.street && <p>{head.street}</p>}
                  {head.place}
                </li>
                {site.phones.map(({ number }) => (
                  <li key={number}>
                    <PhoneLink number={number} />
                  </li>
                ))}
                <li>
                  <EmailLink address={site.email} />
                </li>
                <li>
                  <a href={site.messaging.url}>
                    <Icon name={iconName(site.messaging.icon)} /> {site.messaging.label}
                  </a>
                </li>
              </ul>
            </address>
          </div>
          <div>
            <h2 className="title is-5">{hoursTitle}</h2>
            <p className="mb-2">
              <PhoneHours />
            </p>
            <IconLinks links={site.socialLinks} label={socialTitle} />
          </div>
        </div>
      </div>
      <div
        className={`container cluster is-align-items-center is-row-gap-0 is-column-gap-3 mt-4 ${styles.legal}`}
      >
        <p>
          © {site.copyrightYear} {site.productName}. {divisionOf} <Ltr>{site.parentCompany}</Ltr>
        </p>
        <Registrations />
        <p className="targets">
          <TextLink to={privacy.to}>{privacy.label}</TextLink>
        </p>
        <LanguageLinks path={path} as="div" />
      </div>
    </footer>
  );
}
