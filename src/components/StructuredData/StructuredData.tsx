import type { Thing } from 'schema-dts';
import { useSiteData } from '../../site-data/useSiteData';
import { dataBlock } from '../../structured-data/dataBlock';
import type { Site } from '../../structured-data/site';

/**
 * What a page says of itself to search engines (https://schema.org), as JSON-LD in its HTML. Only the HTML is read for
 * it: the browser leaves the block as it is, and gets neither the data again nor the functions that make them
 * (`src/gatsby/onCreateWebpackConfig.ts`).
 * @param of makes the data; called only where the HTML is made
 */
export function StructuredData({ of }: { of: (site: Site) => Thing | readonly Thing[] }) {
  const { site } = useSiteData();
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, which dataBlock makes harmless.
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? dataBlock(of(site)) : '' }}
    />
  );
}
