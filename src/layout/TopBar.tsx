import { CONTACT } from '../routes';
import { EmailLink, PhoneLink, usePhoneHours } from '../ui/ContactLinks';
import { Icon } from '../ui/Icon';
import { SocialLinks } from '../ui/SocialLinks';
import { useTextLanguage } from '../ui/site/language';
import { useSiteData } from '../ui/site/useSiteData';
import { TextLink } from '../ui/TextLink';
import { LanguageLinks } from './LanguageLinks';
import * as styles from './TopBar.module.scss';

/** A bar above the header, on wide screens only (docs/behaviour.md, "Layout"). */
export function TopBar() {
  const { site, navigation } = useSiteData();
  const [phone] = site.phones;
  const hours = usePhoneHours();
  const ofSite = useTextLanguage()(site.textLanguage);
  return (
    <section className={`on-primary ${styles.bar}`} aria-label={navigation.contactLabel}>
      <div
        className={`container cluster is-align-items-center is-justify-content-space-between is-flex-wrap-nowrap is-row-gap-0 ${styles.row}`}
      >
        <TextLink to={CONTACT} className="is-clamped">
          <Icon name="map-pin" /> <span {...ofSite}>{site.offices[0]?.place}</span>
        </TextLink>
        {phone && <PhoneLink number={phone.number} />}
        <EmailLink address={site.email} />
        {hours && (
          <span className="is-clamped" {...ofSite}>
            {hours}
          </span>
        )}
        <LanguageLinks />
        <SocialLinks label={navigation.footer.socialTitle} />
      </div>
    </section>
  );
}
