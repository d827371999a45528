import { useSiteData } from '../../site-data/useSiteData';
import { IconLinks } from '../IconLinks/IconLinks';

/** The company's social networks, from the settings. `label` names the list for screen readers. */
export function SocialLinks({ label }: { label: string }) {
  return <IconLinks links={useSiteData().site.socialLinks} label={label} />;
}
