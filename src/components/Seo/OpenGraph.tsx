import { Helmet } from 'react-helmet';
import { SHARE_CARD } from '../../generatedFiles';

/** The dates when an article was published and last changed. */
export interface ArticleDates {
  published: string;
  modified: string;
}

interface Props {
  siteName: string;
  title: string;
  description: string;
  /** Full URL of the page. */
  url: string;
  /** Full URL of the share card. */
  picture: string;
  pictureAlt: string;
  /** Set only for articles. */
  dates?: ArticleDates | undefined;
}

/** Open Graph metadata (https://ogp.me). Social networks use it for the preview of a shared link. */
export function OpenGraph({ siteName, title, description, url, picture, pictureAlt, dates }: Props) {
  return (
    <Helmet>
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={dates ? 'article' : 'website'} />
      {dates && <meta property="article:published_time" content={dates.published} />}
      {dates && <meta property="article:modified_time" content={dates.modified} />}
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={String(SHARE_CARD.width)} />
      <meta property="og:image:height" content={String(SHARE_CARD.height)} />
      <meta property="og:image:alt" content={pictureAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}
