import { Helmet } from 'react-helmet';
import { FEED } from '../../generatedFiles';
import { pageUrl } from '../../routes';
import { useSiteData } from '../../site-data/useSiteData';

/** Tells feed readers where the feed of the articles is. */
export function FeedLink() {
  const { productName, siteUrl } = useSiteData().site;
  return (
    <Helmet>
      <link rel="alternate" type="application/rss+xml" title={productName} href={pageUrl(siteUrl, FEED)} />
    </Helmet>
  );
}
