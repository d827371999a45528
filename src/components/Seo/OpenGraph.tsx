import { Helmet } from 'react-helmet';
import { SHARE_CARD } from '../../generatedFiles';

interface Props {
  /** The name of the site. */
  site: string;
  title: string;
  description: string;
  /** The full address of the page. */
  url: string;
  /** The full address of its picture, and the words on it. */
  picture: string;
  pictureText: string;
  /** The day of an article; without it the page is none. */
  published?: string | undefined;
}

/** What stands for a page where a link to it is shared (https://ogp.me). */
export function OpenGraph({ site, title, description, url, picture, pictureText, published }: Props) {
  return (
    <Helmet>
      <meta property="og:site_name" content={site} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={published ? 'article' : 'website'} />
      {published && <meta property="article:published_time" content={published} />}
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={String(SHARE_CARD.width)} />
      <meta property="og:image:height" content={String(SHARE_CARD.height)} />
      <meta property="og:image:alt" content={pictureText} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}
