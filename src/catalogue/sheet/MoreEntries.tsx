import { graphql } from 'gatsby';
import { interpolate } from '../../lib/interpolate';
import { Icon } from '../../ui/Icon';
import { SampleLinks } from '../../ui/SampleLinks';
import { TextLink } from '../../ui/TextLink';
import * as styles from './MoreEntries.module.scss';

interface Props {
  /** The name of the group. */
  group: string;
  /** The entries of the group that are near the current one, in the order of the group. */
  entries: readonly Queries.SampleLinkFragment[];
  /** The path of the current entry. */
  current: string;
  catalogue: { label: string; to: string };
  texts: Queries.MoreEntriesTextsFragment;
}

const HEADING = 'more-entries';

/** Links from the page of an entry to other entries of the group, and to the catalogue. */
export function MoreEntries({ group, entries, current, catalogue, texts }: Props) {
  const index = entries.findIndex(({ path }) => path === current);
  const [previous, next] = [entries[index - 1], entries[index + 1]];
  return (
    <nav className="section" aria-labelledby={HEADING}>
      <div className="container">
        <h2 id={HEADING} className="title is-2">
          {interpolate(texts.more, { group })}
        </h2>
        <SampleLinks entries={entries} current={current} />
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
