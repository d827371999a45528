import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';
import { joined, withColon } from '../../lib/localText';
import { months } from '../../lib/months';
import { useHydrated } from '../../ui/hooks/browserState';
import { Section } from '../../ui/Section';
import { useInterpolate, useLanguage } from '../../ui/site/language';
import { TextLink } from '../../ui/TextLink';
import { Lane, MonthRuler } from './SeasonBar';
import * as styles from './ShipsThisMonth.module.scss';
import { monthsIn, seasonText } from './seasons';

interface Props {
  section: Queries.ShipsThisMonthFragment | null;
  crops: readonly Queries.CropSeasonsFragment[];
  texts: Queries.SeasonBarTextsFragment;
}

/** With more rows, the section would be higher than a window. */
const MAX_CROPS = 12;

/**
 * The months in which crops ship best, in order of their start. After hydration the present month is marked, and a line
 * names the crops that ship best in it. The order does not depend on the month: links must not move after hydration.
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
      const ships = month !== undefined && isOn[month] === true;
      // A crop that ships all year has no start and comes last.
      return { path, name, periods, ships, start: start < 0 ? months.length : start };
    })
    .sort((one, other) => one.start - other.start);
  const items = rows.filter(({ ships }) => ships).map(({ name }) => name);
  return (
    <Section
      heading={heading}
      split
      band
      below={
        <p className={styles.now}>
          {month !== undefined &&
            interpolate(items.length > 0 ? now : none, {
              month: texts.months[month] ?? '',
              items: joined(items, code),
            })}
        </p>
      }
    >
      <div
        className={styles.chart}
        data-now={month !== undefined || undefined}
        style={{ '--month': month } as CSSProperties}
      >
        <div className={styles.ruler}>
          <MonthRuler />
        </div>
        <ul role="list">
          {rows.slice(0, MAX_CROPS).map(({ path, name, periods, ships }) => (
            <li key={path} className={styles.crop} data-ships={ships || undefined}>
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
    heading {
      ...SectionHeadingFields
    }
    now
    none
  }

  fragment CropSeasons on CatalogueEntry {
    path
    name
    calendar {
      shipment {
        from
        to
      }
    }
  }
`;
