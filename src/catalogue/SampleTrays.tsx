import { graphql } from 'gatsby';
import { firstClause } from '../lib/firstClause';
import { ArrowLink } from '../ui/ArrowLink';
import { SectionHeading } from '../ui/Section';
import { useInterpolate } from '../ui/site/language';
import { TextLink } from '../ui/TextLink';
import { Thumbnail } from '../ui/Thumbnail';
import * as styles from './SampleTrays.module.scss';

type TrayProps = Queries.SampleFragment & { group: string | undefined };

/** A tray that leads to the sheet of an entry. HS code and first key fact appear on hover and focus. */
function Tray({ path, name, thumbnail, hsCode, keyFacts, group }: TrayProps) {
  const details = [hsCode, keyFacts[0]].filter((fact) => fact != null);
  return (
    <li className={styles.tray}>
      {group && <h3 className={styles.group}>{group}</h3>}
      <TextLink to={path} className={styles.link}>
        <Thumbnail thumbnail={thumbnail} sizes="(min-width: 768px) 12.5vw, 25vw" />
        <span className={styles.name}>{name}</span>
      </TextLink>
      {details.length > 0 && (
        <div className={styles.details}>
          {details.map(({ label, value }) => (
            <span key={label}>
              {label} <b>{firstClause(value)}</b>
            </span>
          ))}
        </div>
      )}
    </li>
  );
}

interface Props {
  range: Queries.RangeFragment | null;
  /** The path of the page with all specifications. */
  specifications: string | undefined;
}

/** The trays of what the company trades, edge to edge (docs/behaviour.md, "Home page"). */
export function SampleTrays({ range, specifications }: Props) {
  const interpolate = useInterpolate();
  if (!range?.total) return null;
  const { heading, groups, all, total } = range;
  return (
    <section className={`section ${styles.section}`}>
      <div
        className={`container cluster is-align-items-baseline is-justify-content-space-between pb-4 ${styles.head}`}
      >
        <SectionHeading heading={heading} />
        {specifications && <ArrowLink to={specifications} label={interpolate(all, { count: total })} />}
      </div>
      <ul role="list" className={styles.trays}>
        {groups.flatMap(({ name, entries }) =>
          entries.map((entry, index) => (
            <Tray key={entry.path} {...entry} group={index === 0 ? name : undefined} />
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
