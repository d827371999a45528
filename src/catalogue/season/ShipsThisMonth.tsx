import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';
import { joined, withColon } from '../../lib/localText';
import { months } from '../../lib/months';
import { Section } from '../../ui/Section';
import { useHydrated } from '../../ui/site/hydration';
import { useInterpolate, useLanguage } from '../../ui/site/language';
import { TextLink } from '../../ui/TextLink';
import { Lane, MonthRuler } from './SeasonCalendar';
import * as styles from './ShipsThisMonth.module.scss';
import { monthsIn, seasonText } from './seasons';

interface Props {
  section: Queries.ShipsThisMonthFragment | null;
  crops: readonly Queries.CropSeasonsFragment[];
  texts: Queries.SeasonCalendarTextsFragment;
}

/** With more rows, the section would be higher than a window. */
const MAX_CROPS = 12;

/**
 * The months in which crops ship best (docs/behaviour.md, "Home page"). Links must not move after hydration, so the rows
 * do not depend on the present month, and the line has the space of the longest one (`data-longest`).
 */
export function ShipsThisMonth({ section, crops, texts }: Props) {
  const interpolate = useInterpolate();
  const { code } = useLanguage();
  const month = useHydrated() ? new Date().getMonth() : undefined;
  if (!section || crops.length === 0) return null;
  const { heading, now, none } = section;
  const rows = crops
    .map(({ path, name, calendar }) => {
      const periods = calendar?.shipment ?? [];
      const isOn = monthsIn(periods);
      const start = isOn.findIndex((on, index) => on && !isOn.at(index - 1));
      // A crop that ships all year has no start and comes last.
      return { path, name, periods, isOn, start: start < 0 ? months.length : start };
    })
    .sort((one, other) => one.start - other.start);
  const lines = months.map((_, index) => {
    const items = rows.filter(({ isOn }) => isOn[index]).map(({ name }) => name);
    return interpolate(items.length > 0 ? now : none, {
      month: texts.months[index] ?? '',
      items: joined(items, code),
    });
  });
  const longest = lines.reduce((one, other) => (other.length > one.length ? other : one));
  return (
    <Section
      heading={heading}
      split
      band
      below={
        <p className={styles.now} data-longest={longest}>
          {month !== undefined && <span>{lines[month]}</span>}
        </p>
      }
    >
      <div
        className={`is-relative ${styles.chart}`}
        data-now={month !== undefined || undefined}
        style={{ '--month': month } as CSSProperties}
      >
        <MonthRuler />
        <ul role="list">
          {rows.slice(0, MAX_CROPS).map(({ path, name, periods }) => (
            <li key={path} className={`stack is-gap-0 is-align-items-center is-small ${styles.crop}`}>
              <TextLink to={path}>{name}</TextLink>
              <span className="is-sr-only">
                {withColon(texts.calendarLabels.shipment, code)} {seasonText(texts, periods, code)}
              </span>
              <Lane season="shipment" periods={periods} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment ShipsThisMonth on HomePageShips {
    heading { ...SectionHeadingFields }
    now
    none
  }

  fragment CropSeasons on CatalogueEntry {
    path
    name
    calendar {
      shipment { from to }
    }
  }
`;
