import { Helmet } from 'react-helmet';
import { FEED } from '../../generatedFiles';
import { pageUrl } from '../../routes';
import { useSiteData } from '../../site-data/useSiteData';

/** Lets feed readers find the RSS feed. */
export function FeedLink() {
  const { productName, siteUrl } = useSiteData().site;
  return (
    <Helmet>
      <link rel="alternate" type="application/rss+xml" title={productName} href={pageUrl(siteUrl, FEED)} />
    </Helmet>
  );
}
