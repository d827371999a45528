import { navigate } from 'gatsby';
import { type FormEvent, useId } from 'react';
import { Registrations } from '../company/Registrations';
import { prefillState } from '../enquiry/enquiry';
import { CONTACT, isSamePage } from '../routes';
import { VERBATIM } from '../ui/attributes';
import { EmailLink, PhoneLink, usePhoneHours } from '../ui/ContactLinks';
import { Icon, iconName } from '../ui/Icon';
import { Logo } from '../ui/Logo';
import { SocialLinks } from '../ui/SocialLinks';
import { ENGLISH, useLocalLink, useLocalPath, useTextLanguage } from '../ui/site/language';
import { useSiteData } from '../ui/site/useSiteData';
import { TextLink } from '../ui/TextLink';
import * as styles from './Footer.module.scss';
import { LanguageLinks } from './LanguageLinks';

type FooterTexts = Queries.SiteDataQuery['navigation']['footer'];

function Column({ column: { title, links } }: { column: NonNullable<FooterTexts['columns']>[number] }) {
  const id = useId();
  const linkTo = useLocalLink();
  const isEnglish = ({ to }: (typeof links)[number]) => linkTo(to).hrefLang !== undefined;
  const sorted = [...links].sort((a, b) => Number(isEnglish(a)) - Number(isEnglish(b)));
  return (
    <nav aria-labelledby={id} className={`has-rule ${styles.links}`}>
      <h2 id={id} className="title is-4">
        {title}
      </h2>
      {/* On phones, this opens the list that follows it. */}
      <details>
        <summary aria-labelledby={id} className="is-flex is-align-items-center is-justify-content-end">
          <Icon name="chevron-down" />
        </summary>
      </details>
      <ul>
        {sorted.map(({ label, to }, index) => (
          <li key={index}>
            {index === sorted.findIndex(isEnglish) && <p lang={ENGLISH.code}>{ENGLISH.name}:</p>}
            <TextLink to={to} plain>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Sends nothing (docs/behaviour.md, "Newsletter"). The input has no `name`, so no URL contains the address. */
function Newsletter({ texts }: { texts: NonNullable<FooterTexts['newsletter']> }) {
  const id = useId();
  const contact = useLocalPath()(CONTACT);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = event.currentTarget.querySelector('input')?.value ?? '';
    const state = prefillState({ email, subject: texts.subject });
    navigate(contact, { state, replace: isSamePage(window.location.pathname, contact) });
  };
  return (
    <form className={`is-tight stack is-gap-1 ${styles.newsletter}`} action={contact} onSubmit={submit}>
      <div>
        <h2 className="title is-4">{texts.title}</h2>
        <p>{texts.text}</p>
      </div>
      <div>
        <label htmlFor={id} className="is-block mb-1">
          {texts.inputLabel}
        </label>
        <div className="cluster">
          <input
            id={id}
            className="input"
            type="text"
            dir="ltr"
            inputMode="email"
            autoComplete="email"
            {...VERBATIM}
          />
          <button type="submit" className="button is-secondary">
            {texts.submit}
          </button>
        </div>
      </div>
    </form>
  );
}

export function Footer() {
  const { site, navigation } = useSiteData();
  const { newsletter, columns, contactTitle, hoursTitle, socialTitle, divisionOf, privacy } =
    navigation.footer;
  const { offices, phones, email, messaging, copyrightYear, productName, parentCompany } = site;
  const [head] = offices;
  const hours = usePhoneHours();
  const ofSite = useTextLanguage()(site.textLanguage);
  return (
    <footer className={`on-primary is-small ${styles.footer}`}>
      <div className="container split is-row-gap-2">
        <div>
          <p className={`mb-2 ${styles.brand}`}>
            <Logo onDark loading="lazy" />
          </p>
          <p {...ofSite}>{site.tagline}</p>
          <SocialLinks label={socialTitle} />
        </div>
        {newsletter && <Newsletter texts={newsletter} />}
      </div>
      <div className={`container grid-columns is-tight mt-5 ${styles.columns}`}>
        {columns?.map((column, index) => (
          <Column key={index} column={column} />
        ))}
        <div className={`stack has-rule ${styles.contact}`}>
          <div>
            <h2 className="title is-4">{contactTitle}</h2>
            <address {...ofSite}>
              <ul>
                <li>
                  {head?.street && <p>{head.street}</p>}
                  {head?.place}
                </li>
                {phones.map(({ number }, index) => (
                  <li key={index}>
                    <PhoneLink number={number} />
                  </li>
                ))}
                <li>
                  <EmailLink address={email} />
                </li>
                {site.contactPerson && <li>{site.contactPerson}</li>}
                {messaging && (
                  <li>
                    <a href={messaging.url}>
                      <Icon name={iconName(messaging.icon)} /> {messaging.label}
                    </a>
                  </li>
                )}
              </ul>
            </address>
          </div>
          {hours && (
            <div>
              <h2 className="title is-4">{hoursTitle}</h2>
              <p {...ofSite}>{hours}</p>
            </div>
          )}
        </div>
      </div>
      <div
        className={`container cluster is-align-items-center is-row-gap-0 is-column-gap-3 mt-4 ${styles.legal}`}
      >
        <p>
          © {copyrightYear && `${copyrightYear} `}
          <bdi>{productName}</bdi>. {parentCompany && divisionOf} <bdi>{parentCompany}</bdi>
        </p>
        <Registrations />
        {privacy && (
          <p className="targets">
            <TextLink to={privacy.to}>{privacy.label}</TextLink>
          </p>
        )}
        <LanguageLinks as="div" />
      </div>
    </footer>
  );
}
