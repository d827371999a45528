/** Calculates the chart of the offices and of the places around them (docs/behaviour.md, "Map"). */
import type { Coordinates } from '../../lib/coordinates';

/** Minimum width of a chart in degrees of latitude. 8 degrees are about 900 km. */
const MIN_WIDTH = 8;
/** Width of a chart divided by the distance between the outermost places. */
const MARGIN = 1.45;
/** Width divided by height. `LocationMap.module.scss` must have the same value. */
const RATIO = 1.6;

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
const integersBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.floor(to) - Math.ceil(from) + 1 }, (_, index) => Math.ceil(from) + index);

export function chartOf<Place extends Coordinates>(places: readonly Place[]) {
  if (places.length === 0) return undefined;
  const center = middle(places.map(({ latitude }) => latitude));
  const shortening = Math.cos((center * Math.PI) / 180);
  const eastings = places.map(({ longitude }) => longitude * shortening);
  const apart = Math.max(spread(eastings), spread(places.map(({ latitude }) => latitude)) * RATIO);
  const width = Math.max(MIN_WIDTH, apart * MARGIN);
  const height = width / RATIO;
  const west = middle(eastings) - width / 2;
  const north = center + height / 2;
  return {
    /** Length of a degree of longitude divided by the length of a degree of latitude. */
    shortening,
    /** The unit is a degree of latitude, and y increases southwards. */
    viewBox: [west, -north, width, height].map((value) => value.toFixed(3)).join(' '),
    meridians: integersBetween(west / shortening, (west + width) / shortening),
    parallels: integersBetween(north - height, north),
    /** The places with their positions, as percentages of the width and height of the chart. */
    places: places.map((place) => ({
      ...place,
      left: ((place.longitude * shortening - west) / width) * 100,
      top: ((north - place.latitude) / height) * 100,
    })),
  };
}
