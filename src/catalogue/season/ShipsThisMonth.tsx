import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';
import { joined } from '../../lib/localText';
import { months } from '../../lib/months';
import { useHydrated } from '../../ui/hooks/browserState';
import { SectionHeading } from '../../ui/Section';
import { useInterpolate, useLanguage } from '../../ui/site/language';
import { TextLink } from '../../ui/TextLink';
import { Lane, MonthRuler } from './SeasonBar';
import * as styles from './ShipsThisMonth.module.scss';
import { monthsIn, seasonText } from './seasons';

interface Props {
  section: Queries.ShipsThisMonthFragment;
  crops: readonly Queries.CropSeasonsFragment[];
  texts: Queries.SeasonBarTextsFragment;
}

/** With more rows, the section would be higher than a window. */
const MAX_CROPS = 12;

/** The month in which the best time for shipment begins. A crop that ships all year comes last. */
function startOfShipment({ calendar }: Queries.CropSeasonsFragment): number {
  const isOn = monthsIn(calendar?.shipment ?? []);
  const start = isOn.findIndex((on, month) => on && !isOn.at(month - 1));
  return start < 0 ? months.length : start;
}

/** The months in which crops ship best. After hydration the present month is marked, and the crops that ship best now come first. */
export function ShipsThisMonth({ section: { heading, now, none }, crops, texts }: Props) {
  const interpolate = useInterpolate();
  const { code } = useLanguage();
  const month = useHydrated() ? new Date().getMonth() : undefined;
  if (crops.length === 0) return null;
  const ships = ({ calendar }: Queries.CropSeasonsFragment) =>
    month !== undefined && monthsIn(calendar?.shipment ?? [])[month] === true;
  const order = (crop: Queries.CropSeasonsFragment) =>
    startOfShipment(crop) - (ships(crop) ? months.length + 1 : 0);
  const sorted = [...crops].sort((one, other) => order(one) - order(other));
  const items = sorted.filter(ships).map(({ name }) => name);
  return (
    <section className={`section ${styles.section}`}>
      <div className="container split is-top is-late">
        <div>
          <SectionHeading heading={heading} />
          <p className={styles.now}>
            {month !== undefined &&
              interpolate(items.length > 0 ? now : none, {
                month: texts.months[month] ?? '',
                items: joined(items, code),
              })}
          </p>
        </div>
        <div
          className={styles.chart}
          data-now={month !== undefined || undefined}
          style={month === undefined ? undefined : ({ '--month': month } as CSSProperties)}
        >
          <div className={styles.ruler}>
            <MonthRuler texts={texts} />
          </div>
          <ul>
            {sorted.slice(0, MAX_CROPS).map((crop) => (
              <li key={crop.path} className={styles.crop} data-ships={ships(crop) || undefined}>
                <TextLink to={crop.path}>{crop.name}</TextLink>
                <span className="is-sr-only">
                  {texts.calendarLabels.shipment}: {seasonText(texts, crop.calendar?.shipment ?? [], code)}
                </span>
                <Lane season="shipment" periods={crop.calendar?.shipment ?? []} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
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
