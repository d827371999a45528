import { graphql } from 'gatsby';
import { CopyButton } from '../CopyButton/CopyButton';
import { IconLinks } from '../IconLinks/IconLinks';
import { interpolate } from '../interpolate';
import { notIndexed } from '../notIndexed';
import * as styles from './ShareLinks.module.scss';
import { shareTargets } from './shareTargets';

interface Props {
  /** Full URL of the page. */
  url: string;
  title: string;
  texts: Queries.ShareLinksFragment;
}

/**
 * Links that share the page on social networks, and a button that copies the URL of the page. No scripts of the social
 * networks are loaded.
 */
export function ShareLinks({ url, title, texts: { shareTitle, shareOn, copyLink } }: Props) {
  return (
    <div className={styles.share} {...notIndexed}>
      <h2 className="title is-5">{shareTitle}</h2>
      <IconLinks
        links={shareTargets(url, title).map(({ network, icon, href }) => ({
          name: interpolate(shareOn, { network }),
          url: href,
          icon,
        }))}
      />
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
