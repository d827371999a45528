import { useFrame } from '../../hooks/useFrame';
import { IconLinks } from '../IconLinks/IconLinks';

/** The company's social networks, from the settings. `label` names the list for screen readers. */
export function SocialLinks({ label }: { label: string }) {
  return <IconLinks links={useFrame().site.socialLinks} label={label} />;
}
