import { graphql } from 'gatsby';
import { CopyButton } from '../ui/CopyButton';
import { useInterpolate } from '../ui/site/language';

interface Props {
  url: string;
  title: string;
  texts: Queries.ShareLinksFragment;
}

/** Links that share the page, and a button that copies its URL. No scripts of the social networks are loaded. */
export function ShareLinks({ url, title, texts: { shareTitle, shareOn, copyLink } }: Props) {
  const interpolate = useInterpolate();
  const page = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  const targets = {
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${page}`,
    X: `https://x.com/intent/post?url=${page}&text=${text}`,
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${page}`,
    WhatsApp: `https://wa.me/?text=${text}%20${page}`,
  };
  return (
    <div className="cluster is-align-items-center is-column-gap-2 is-flush is-screen-only has-rule block-before">
      <h2 className="title is-5">{shareTitle}</h2>
      <ul className="cluster is-row-gap-0 is-column-gap-2 targets">
        {Object.entries(targets).map(([network, target]) => (
          <li key={network}>
            <a href={target} aria-label={interpolate(shareOn, { network })}>
              {network}
            </a>
          </li>
        ))}
      </ul>
      <CopyButton text={url} texts={copyLink} />
    </div>
  );
}

export const query = graphql`
  fragment ShareLinks on BlogPage {
    shareTitle
    shareOn
    copyLink {
      ...CopyButtonTexts
    }
  }
`;
