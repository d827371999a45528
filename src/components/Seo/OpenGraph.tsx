import { Helmet } from 'react-helmet';
import { SHARE_CARD } from '../../routes';

interface Props {
  title: string;
  description: string;
  /** The full address of the page. */
  url: string;
  /** The full address of its picture, and the words on it. */
  picture: string;
  pictureText: string;
}

/** What stands for a page where a link to it is shared (https://ogp.me). */
export function OpenGraph({ title, description, url, picture, pictureText }: Props) {
  return (
    <Helmet>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={String(SHARE_CARD.width)} />
      <meta property="og:image:height" content={String(SHARE_CARD.height)} />
      <meta property="og:image:alt" content={pictureText} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}
