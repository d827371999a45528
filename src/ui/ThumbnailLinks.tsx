import { graphql } from 'gatsby';
import { TextLink } from './TextLink';
import { Thumbnail } from './Thumbnail';
import * as styles from './ThumbnailLinks.module.scss';

interface Props {
  entries: readonly Queries.ThumbnailLinkFragment[];
  /** Eight are as wide as the page, not as three of its four columns. */
  wide?: boolean;
}

export const ThumbnailLinks = ({ entries, wide = false }: Props) => (
  <ul role="list" className={`stack ${styles.links} ${wide ? styles.wide : ''}`}>
    {entries.map(({ path, name, thumbnail }) => (
      <li key={path} className="stack">
        <TextLink to={path} className={`stack is-gap-1 is-small has-text-weight-medium ${styles.link}`}>
          <Thumbnail
            thumbnail={thumbnail}
            sizes={wide ? '(min-width: 1264px) 136px, (min-width: 768px) 11vw, 21vw' : '97px'}
          />
          {name}
        </TextLink>
      </li>
    ))}
  </ul>
);

export const query = graphql`
  fragment ThumbnailLink on CatalogueEntry {
    path
    name
    thumbnail { digest }
  }
`;
