/** Calculates the chart of the company sites, which are offices or warehouses (docs/behaviour.md, "Map"). */
import type { Coordinates } from '../../content-model/coordinates';

/** Minimum width of a chart in degrees of latitude. 8 degrees are about 900 km. */
const MIN_WIDTH = 8;
/** Width of a chart divided by the distance between the outermost sites. */
const MARGIN = 1.6;
/** Width divided by height. `SiteChart.module.scss` must have the same value. */
const RATIO = 2;

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
const integersBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.floor(to) - Math.ceil(from) + 1 }, (_, index) => Math.ceil(from) + index);

/** Returns a chart that shows all sites. Returns undefined if there are no sites. */
export function chartOf<Site extends Coordinates>(sites: readonly Site[]) {
  if (sites.length === 0) return undefined;
  const center = middle(sites.map(({ latitude }) => latitude));
  const shortening = Math.cos((center * Math.PI) / 180);
  const eastings = sites.map(({ longitude }) => longitude * shortening);
  const apart = Math.max(spread(eastings), spread(sites.map(({ latitude }) => latitude)) * RATIO);
  const width = Math.max(MIN_WIDTH, apart * MARGIN);
  const height = width / RATIO;
  const west = middle(eastings) - width / 2;
  const north = center + height / 2;
  return {
    /** Length of a degree of longitude divided by the length of a degree of latitude. */
    shortening,
    /** The unit is a degree of latitude, and y increases southwards. */
    viewBox: [west, -north, width, height].map((value) => value.toFixed(3)).join(' '),
    /** The longitudes of the vertical grid lines, in degrees. */
    meridians: integersBetween(west / shortening, (west + width) / shortening),
    /** The latitudes of the horizontal grid lines, in degrees. */
    parallels: integersBetween(north - height, north),
    /** The sites with their positions, as percentages of the width and height of the chart. */
    sites: sites.map((site) => ({
      ...site,
      left: ((site.longitude * shortening - west) / width) * 100,
      top: ((north - site.latitude) / height) * 100,
    })),
  };
}

/** Returns the URL of an OpenStreetMap page that marks a place and shows a few kilometres around it. */
export function mapPageOf({ latitude, longitude }: Coordinates): string {
  const [lat, lon] = [latitude.toFixed(3), longitude.toFixed(3)];
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=12/${lat}/${lon}`;
}
