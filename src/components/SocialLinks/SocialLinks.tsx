import { useSiteData } from '../../site-data/useSiteData';
import { IconLinks } from '../IconLinks/IconLinks';

/** Links to the company on social networks, from the settings. `label` is the accessible name of the list. */
export function SocialLinks({ label }: { label: string }) {
  return <IconLinks links={useSiteData().site.socialLinks} label={label} />;
}
