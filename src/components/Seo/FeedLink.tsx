import { Helmet } from 'react-helmet';
import { useFrame } from '../../hooks/useFrame';
import { FEED, pageUrl } from '../../routes';

/** Tells feed readers where the feed of the articles is. */
export function FeedLink() {
  const { productName, siteUrl } = useFrame().site;
  return (
    <Helmet>
      <link rel="alternate" type="application/rss+xml" title={productName} href={pageUrl(siteUrl, FEED)} />
    </Helmet>
  );
}
