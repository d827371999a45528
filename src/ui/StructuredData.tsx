import { dataBlock, type Site } from './jsonLd';
import { useLocalPath } from './site/language';
import { useSiteData } from './site/useSiteData';

export function StructuredData({ of }: { of: (site: Site) => object }) {
  const { site } = useSiteData();
  const localPath = useLocalPath();
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which dataBlock escapes "<".
      dangerouslySetInnerHTML={{ __html: dataBlock(of({ ...site, localPath })) }}
    />
  );
}
