import { graphql } from 'gatsby';
import { Icon } from '../../components/Icon/Icon';
import { interpolate } from '../../components/interpolate';
import { TextLink } from '../../components/TextLink/TextLink';
import * as styles from './MoreEntries.module.scss';

interface Neighbour {
  name: string;
  path: string;
}

export interface Neighbours {
  /** The name of the group. */
  group: string;
  /** The previous entry of the group. Null for the first entry. */
  previous: Neighbour | null;
  /** The next entry of the group. Null for the last entry. */
  next: Neighbour | null;
}

interface Props extends Neighbours {
  catalogue: { label: string; to: string };
  texts: Queries.MoreEntriesTextsFragment;
}

const HEADING = 'more-entries';

/** Links from the page of an entry to the previous and next entries of the group, and to the catalogue. */
export function MoreEntries({ group, previous, next, catalogue, texts }: Props) {
  return (
    <nav className="section" aria-labelledby={HEADING}>
      <div className="container">
        <h2 id={HEADING} className="title is-3">
          {interpolate(texts.more, { group })}
        </h2>
        <ul className={`cluster ${styles.links}`}>
          {previous && (
            <li>
              <TextLink to={previous.path} className="icon-link">
                <Icon name="chevron-left" />
                {interpolate(texts.previous, { item: previous.name })}
              </TextLink>
            </li>
          )}
          {next && (
            <li>
              <TextLink to={next.path} className="icon-link">
                {interpolate(texts.next, { item: next.name })}
                <Icon name="chevron-right" />
              </TextLink>
            </li>
          )}
          <li>
            <TextLink to={catalogue.to} className="icon-link">
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
  fragment MoreEntriesTexts on CatalogueSection {
    more
    previous
    next
  }
`;
