import { graphql } from 'gatsby';
import { Icon } from '../../components/Icon/Icon';
import { interpolate } from '../../components/interpolate';
import { TextLink } from '../../components/TextLink/TextLink';
import * as styles from './MoreEntries.module.scss';

interface Beside {
  name: string;
  path: string;
}

interface Props {
  /** The name of the group. */
  group: string;
  /** The entry before, null for the first of the group. */
  previous: Beside | null;
  next: Beside | null;
  catalogue: { label: string; to: string };
  labels: Queries.MoreEntriesLabelsFragment;
}

const HEADING = 'more-entries';

/** The way from the page of an entry to those beside it, and to its catalogue. */
export function MoreEntries({ group, previous, next, catalogue, labels }: Props) {
  return (
    <nav className="section" aria-labelledby={HEADING}>
      <div className="container">
        <h2 id={HEADING} className="title is-3">
          {interpolate(labels.more, { group })}
        </h2>
        <ul className={styles.links}>
          {previous && (
            <li>
              <TextLink to={previous.path} className={styles.link}>
                <Icon name="chevron-left" />
                {interpolate(labels.previous, { item: previous.name })}
              </TextLink>
            </li>
          )}
          {next && (
            <li>
              <TextLink to={next.path} className={styles.link}>
                {interpolate(labels.next, { item: next.name })}
                <Icon name="chevron-right" />
              </TextLink>
            </li>
          )}
          <li>
            <TextLink to={catalogue.to} className={styles.link}>
              {catalogue.label}
              <Icon name="arrow-right" />
            </TextLink>
          </li>
        </ul>
      </div>
    </nav>
  );
}

export const query = graphql`
  fragment MoreEntriesLabels on CatalogueSection {
    more
    previous
    next
  }
`;
