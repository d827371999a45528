import { useLocalPath } from './site/language';
import { useSiteData } from './site/useSiteData';
import { dataBlock, type Site } from './structuredData';

/**
 * Structured data (https://schema.org) as JSON-LD. Search engines read it from the HTML, so `of` is called only at
 * build time. Hydration keeps the data, and after a client-side navigation the script element is empty.
 */
export function StructuredData({ of }: { of: (site: Site) => object }) {
  const { site } = useSiteData();
  const localPath = useLocalPath();
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which dataBlock escapes "<".
      dangerouslySetInnerHTML={{
        __html: typeof window === 'undefined' ? dataBlock(of({ ...site, localPath })) : '',
      }}
    />
  );
}
