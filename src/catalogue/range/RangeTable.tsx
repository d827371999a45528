import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';
import { splitCode, splitRemark } from '../../lib/figures';
import { SPECIFICATIONS } from '../../routes';
import { Icon } from '../../ui/Icon';
import { SectionHeading } from '../../ui/SectionHeading';
import { useInterpolate } from '../../ui/site/language';
import { TextLink } from '../../ui/TextLink';
import { Thumbnail } from '../../ui/Thumbnail';
import * as styles from './RangeTable.module.scss';

const SIZES = '(min-width: 993px) 100px, 40px';

/** The number of entries in a row of the table. */
const COLUMNS = 8;

/** A value of which only the first part is visible. Screen readers read all of it. */
const Short = ({ parts: [start, rest] }: { parts: readonly [start: string, rest: string] }) => (
  <>
    {start}
    {rest && <span className="is-sr-only">{rest}</span>}
  </>
);

interface EntryProps {
  entry: Queries.RangeEntryFragment;
  /** The labels that the title of the group shows. */
  shared: readonly (string | undefined)[];
}

/** A thumbnail with the name of the entry, HS code and key facts. Only the first fact is visible. */
function RangeEntry({ entry: { path, name, thumbnail, hsCode, keyFacts }, shared }: EntryProps) {
  const [first, ...others] = keyFacts;
  const labelClass = (label: string) => (shared.includes(label) ? 'is-sr-only' : undefined);
  return (
    <li className={styles.entry}>
      <Thumbnail thumbnail={thumbnail} sizes={SIZES} className={styles.thumbnail} />
      <TextLink to={path} className={styles.name}>
        {name}
      </TextLink>
      {hsCode && (
        <span className={styles.code}>
          <span className={labelClass(hsCode.label)}>{hsCode.label} </span>
          <Short parts={splitCode(hsCode.value)} />
        </span>
      )}
      {first && (
        <span className={styles.fact}>
          <span className={labelClass(first.label)}>{first.label} </span>
          <Short parts={splitRemark(first.value)} />
        </span>
      )}
      {others.map(({ label, value }) => (
        <span key={label} className="is-sr-only">
          {label} {value}
        </span>
      ))}
    </li>
  );
}

interface GroupProps {
  group: Queries.RangeFragment['groups'][number];
  count: string;
}

/** A group: its title, the labels of the visible values next to each row, and its entries. */
function RangeGroup({ group: { name, path, entries }, count }: GroupProps) {
  const interpolate = useInterpolate();
  const [first] = entries;
  const code = first?.hsCode?.label;
  const fact = first?.keyFacts[0]?.label;
  return (
    <div className={styles.group} style={{ '--columns': COLUMNS } as CSSProperties}>
      {entries
        .filter((_, index) => index % COLUMNS === 0)
        .map((entry) => (
          <div key={entry.path} className={`is-flush ${styles.title}`}>
            {entry === first && (
              <div>
                <h3 className="title is-5">
                  <TextLink to={path}>{name}</TextLink>
                </h3>
                <p>{interpolate(count, { count: entries.length })}</p>
              </div>
            )}
            {/* Screen readers get the label of each value instead. */}
            <span className={styles.code} aria-hidden="true">
              {code}
            </span>
            <span className={styles.fact} aria-hidden="true">
              {fact}
            </span>
          </div>
        ))}
      <ul>
        {entries.map((entry) => (
          <RangeEntry key={entry.path} entry={entry} shared={[code, fact]} />
        ))}
      </ul>
    </div>
  );
}

/** The sample table: what the company trades, with a thumbnail of each entry (docs/behaviour.md, "Home page"). */
export function RangeTable({
  range: { heading, groups, count, all, total },
}: {
  range: Queries.RangeFragment;
}) {
  const interpolate = useInterpolate();
  return (
    <section className="section">
      <div className={`container ${styles.layout}`}>
        <SectionHeading heading={heading} />
        <div className={styles.table}>
          {groups.map((group) => (
            <RangeGroup key={group.name} group={group} count={count} />
          ))}
        </div>
        <TextLink to={SPECIFICATIONS} className="arrow-link">
          {interpolate(all, { count: total })}
          <Icon name="arrow-right" />
        </TextLink>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment RangeEntry on CatalogueEntry {
    path
    name
    thumbnail {
      ...Thumbnail
    }
    hsCode {
      label
      value
    }
    keyFacts {
      label
      value
    }
  }

  fragment Range on HomePageRange {
    heading {
      ...SectionHeadingFields
    }
    groups {
      name
      path
      entries {
        ...RangeEntry
      }
    }
    count
    all
    total
  }
`;
