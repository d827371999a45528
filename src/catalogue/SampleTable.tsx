import { graphql } from 'gatsby';
import { splitCode, splitRemark } from '../lib/clauses';
import { SPECIFICATIONS } from '../routes';
import { Icon } from '../ui/Icon';
import { SectionHeading } from '../ui/Section';
import { useInterpolate } from '../ui/site/language';
import { TextLink } from '../ui/TextLink';
import { Thumbnail } from '../ui/Thumbnail';
import * as styles from './SampleTable.module.scss';

/** A value of which only the first part is visible. Screen readers read all of it. */
const Short = ({ label, parts: [start, rest] }: { label: string; parts: readonly [string, string] }) => (
  <span>
    {label} <b>{start}</b>
    {rest && <span className="is-sr-only">{rest}</span>}
  </span>
);

interface TrayProps {
  entry: Queries.SampleFragment;
  /** The name of the group, which the first tray of a group shows. */
  group?: string;
}

/** A tray that leads to the sheet of an entry. HS code and first key fact appear on hover and focus. */
function Tray({ entry: { path, name, thumbnail, hsCode, keyFacts }, group }: TrayProps) {
  const [first] = keyFacts;
  return (
    <li className={styles.tray}>
      {group && <h3 className={styles.group}>{group}</h3>}
      <TextLink to={path} className={styles.link}>
        <Thumbnail thumbnail={thumbnail} sizes="(min-width: 768px) 12.5vw, 25vw" className={styles.picture} />
        <span className={styles.name}>{name}</span>
      </TextLink>
      <div className={styles.details}>
        {hsCode && <Short label={hsCode.label} parts={splitCode(hsCode.value)} />}
        {first && <Short label={first.label} parts={splitRemark(first.value)} />}
      </div>
    </li>
  );
}

/** The sample table: the trays of what the company trades, edge to edge (docs/behaviour.md, "Home page"). */
export function SampleTable({ range: { heading, groups, all, total } }: { range: Queries.RangeFragment }) {
  const interpolate = useInterpolate();
  return (
    <section className={`section ${styles.section}`}>
      <div
        className={`container cluster is-align-items-baseline is-justify-content-space-between pb-4 ${styles.head}`}
      >
        <SectionHeading heading={heading} />
        <TextLink to={SPECIFICATIONS} className="arrow-link">
          {interpolate(all, { count: total })}
          <Icon name="arrow-right" />
        </TextLink>
      </div>
      <ul className={styles.table}>
        {groups.flatMap(({ name, entries }) =>
          entries.map((entry, index) => (
            <Tray key={entry.path} entry={entry} group={index === 0 ? name : undefined} />
          )),
        )}
      </ul>
    </section>
  );
}

export const query = graphql`
  fragment Sample on CatalogueEntry {
    ...ThumbnailLink
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
      entries {
        ...Sample
      }
    }
    all
    total
  }
`;
