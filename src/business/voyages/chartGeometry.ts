/** Calculates the chart of the voyages (docs/behaviour.md, "Voyages"). */

type Voyages = Queries.VoyagePartsFragment;

const TICK = 5;

/** Returns the drawing: a row for each station and port, and days from left to right. The last station has day 0. */
export function voyageChart({ stations, ports }: Voyages) {
  const start = -Math.max(...stations.map(({ daysBefore }) => daysBefore));
  const end = Math.ceil(Math.max(...ports.map(({ lastDay }) => lastDay)) / TICK) * TICK;
  const rows = stations.length + ports.length;
  const x = (day: number) => day - start;
  const y = (row: number) => row + 0.5;
  const origin = y(stations.length - 1);
  const onLand = stations.map(({ daysBefore }, row) => `${x(-daysBefore)} ${y(row)}`);
  const firstTick = Math.ceil(start / TICK);
  const ticks = Array.from({ length: end / TICK - firstTick + 1 }, (_, index) => (firstTick + index) * TICK);
  return {
    rows,
    /** The units are a day and a row. */
    viewBox: `0 0 ${end - start} ${rows}`,
    grid: ticks.map((day) => `M${x(day)} 0V${rows}`).join(''),
    /** The line through all stations. It ends on day 0. */
    land: `M${onLand.join('L')}H${x(0)}`,
    /** The stations, as lines without a length, whose round ends are dots. */
    dots: onLand.map((point) => `M${point}h0`).join(''),
    /** For each port, the fastest voyage, the area between it and the slowest voyage, and the time of arrival. */
    voyages: ports.map(({ firstDay, lastDay }, index) => {
      const row = y(stations.length + index);
      return {
        line: `M${x(0)} ${origin}L${x(firstDay)} ${row}`,
        area: `M${x(0)} ${origin}L${x(firstDay)} ${row}H${x(lastDay)}Z`,
        arrival: `M${x(firstDay)} ${row}H${x(lastDay)}`,
      };
    }),
    /** The ticks of the scale with their positions, as percentages of the width. */
    ticks: ticks.map((day) => ({ day, position: (x(day) / (end - start)) * 100 })),
  };
}

/** Returns the days of each row, as texts. Goods wait in the port of loading, the last station, until day 0. */
export const rowDays = (
  { labels, stations, ports }: Voyages,
  interpolate: (text: string, values: Record<string, number>) => string,
): string[] => [
  ...stations.map(({ daysBefore: days }, index) =>
    interpolate(index === stations.length - 1 ? labels.origin : labels.station, { days }),
  ),
  ...ports.map(({ firstDay: first, lastDay: last }) => interpolate(labels.transit, { first, last })),
];
