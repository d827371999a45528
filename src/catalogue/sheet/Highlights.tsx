import { graphql } from 'gatsby';
import * as styles from './Highlights.module.scss';

/** The values that a buyer compares first, in a strip with large figures. The tables have the complete values. */
export const Highlights = ({ highlights }: { highlights: readonly Queries.HighlightFragment[] }) => (
  <dl className={styles.strip}>
    {highlights.map(({ label, parts: [before, figure, after] }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {figure ? before : <b data-words>{before}</b>}
          {figure && <b>{figure}</b>}
          {after}
        </dd>
      </div>
    ))}
  </dl>
);

export const query = graphql`
  fragment Highlight on Highlight {
    label
    parts
  }
`;
