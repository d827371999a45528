import type { IconName } from '../../content-model/icons';

export interface ShareTarget {
  network: string;
  icon: IconName;
  href: string;
}

/**
 * The addresses that share a page on social networks.
 * @param url the full address of the page
 * @param title its title
 */
export function shareTargets(url: string, title: string): ShareTarget[] {
  const address = encodeURIComponent(url);
  const words = encodeURIComponent(title);
  return [
    {
      network: 'Facebook',
      icon: 'brand-facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    },
    { network: 'X', icon: 'brand-x', href: `https://x.com/intent/post?url=${address}&text=${words}` },
    {
      network: 'LinkedIn',
      icon: 'brand-linkedin',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    },
    { network: 'WhatsApp', icon: 'brand-whatsapp', href: `https://wa.me/?text=${words}%20${address}` },
  ];
}
