import { graphql } from 'gatsby';
import * as styles from './SampleLinks.module.scss';
import { TextLink } from './TextLink';
import { Thumbnail } from './Thumbnail';

interface Props {
  entries: readonly Queries.SampleLinkFragment[];
  current?: string;
}

/** Links to catalogue entries. Each link is a sample tray with the name of the entry below it. */
export const SampleLinks = ({ entries, current }: Props) => (
  <ul className={styles.samples}>
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
  fragment SampleLink on CatalogueEntry {
    path
    name
    thumbnail {
      ...Thumbnail
    }
  }
`;
