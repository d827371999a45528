import type { IconName } from '../../content-model/icons';
import { encodeText } from '../../encodeText';

export interface ShareTarget {
  network: string;
  icon: IconName;
  href: string;
}

/**
 * Returns the links that share a page on social networks.
 * @param url full URL of the page
 */
export function shareTargets(url: string, title: string): ShareTarget[] {
  const encodedUrl = encodeText(url);
  const encodedTitle = encodeText(title);
  return [
    {
      network: 'Facebook',
      icon: 'brand-facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${encodedUrl}`,
    },
    {
      network: 'X',
      icon: 'brand-x',
      href: `https://x.com/intent/post?url=${encodedUrl}&text=${encodedTitle}`,
    },
    {
      network: 'LinkedIn',
      icon: 'brand-linkedin',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodedUrl}`,
    },
    {
      network: 'WhatsApp',
      icon: 'brand-whatsapp',
      href: `https://wa.me/?text=${encodedTitle}%20${encodedUrl}`,
    },
  ];
}
