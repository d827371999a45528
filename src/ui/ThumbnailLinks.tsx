import { graphql } from 'gatsby';
import { TextLink } from './TextLink';
import { Thumbnail } from './Thumbnail';
import * as styles from './ThumbnailLinks.module.scss';

interface Props {
  entries: readonly Queries.ThumbnailLinkFragment[];
  current?: string;
}

export const ThumbnailLinks = ({ entries, current }: Props) => (
  <ul className={styles.links}>
    {entries.map(({ path, name, thumbnail }) => (
      <li key={path}>
        <TextLink
          to={path}
          className={`is-small has-text-weight-medium ${styles.link}`}
          aria-current={path === current ? 'page' : undefined}
        >
          <Thumbnail thumbnail={thumbnail} sizes="112px" />
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
    thumbnail {
      ...Thumbnail
    }
  }
`;
