import { graphql } from 'gatsby';
import { TextLink } from '../../components/TextLink/TextLink';
import * as styles from './RelatedEntries.module.scss';

interface Props {
  title: string;
  article: Queries.RelatedEntriesFragment;
}

/** Links to the sheets of the products and fibers that refer to the article. Renders nothing if there are none. */
export function RelatedEntries({ title, article: { entries } }: Props) {
  if (entries.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2 className="title is-5">{title}</h2>
      <ul className={styles.links}>
        {entries.map(({ path, name }) => (
          <li key={path}>
            <TextLink to={path} className="button">
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const query = graphql`
  fragment RelatedEntries on MarkdownRemark {
    entries {
      path
      name
    }
  }
`;
