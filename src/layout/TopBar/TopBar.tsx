import { EmailLink } from '../../components/EmailLink/EmailLink';
import { Icon } from '../../components/Icon/Icon';
import { IconLinks } from '../../components/IconLinks/IconLinks';
import { inertIf } from '../../components/inertIf';
import { LanguageLinks } from '../../components/LanguageLinks/LanguageLinks';
import { PhoneHours } from '../../components/PhoneHours/PhoneHours';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink';
import { TextLink } from '../../components/TextLink/TextLink';
import { CONTACT } from '../../routes';
import { useSiteData } from '../../site-data/useSiteData';
import * as styles from './TopBar.module.scss';

/** A bar with contact details above the header. It shows only on wide screens (docs/behaviour.md, "Layout"). */
export function TopBar({ path, comingSoon }: { path: string; comingSoon: boolean }) {
  const { site, navigation } = useSiteData();
  const [phone] = site.phones;
  return (
    <section
      className={`on-primary ${styles.bar}`}
      aria-label={navigation.contactLabel}
      {...inertIf(comingSoon)}
    >
      <div className={`container cluster ${styles.row}`}>
        <TextLink to={CONTACT}>
          <Icon name="map-pin" /> {site.offices.head.place}
        </TextLink>
        {phone && <PhoneLink number={phone.number} />}
        <EmailLink address={site.email} />
        <span>
          <PhoneHours />
        </span>
        <LanguageLinks path={path} />
        <IconLinks links={site.socialLinks} label={navigation.footer.socialTitle} />
      </div>
    </section>
  );
}
