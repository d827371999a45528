/** The positions of the sites on the chart (docs/behaviour.md, "Map"). */
import type { Coordinates } from '../../content-model/coordinates';

/** Minimum width of a chart in degrees of latitude: about 900 km. */
const MIN_WIDTH = 8;
/** Width of a chart divided by the distance between the outermost sites. */
const MARGIN = 1.6;
/** Width divided by height; `SiteChart.module.scss` repeats it. */
const RATIO = 2;

export interface Chart<Site> {
  /** Length of a degree of longitude divided by that of a degree of latitude. */
  shortening: number;
  /** The `viewBox`, whose unit is a degree of latitude; y grows southwards. */
  viewBox: string;
  /** The degrees of the grid lines. */
  meridians: readonly number[];
  parallels: readonly number[];
  /** The sites with their positions in percent of width and height. */
  sites: readonly (Site & { left: number; top: number })[];
}

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
/** The integers in a range. */
const wholes = (from: number, to: number): number[] =>
  Array.from({ length: Math.floor(to) - Math.ceil(from) + 1 }, (_, index) => Math.ceil(from) + index);

/** Returns a chart that shows all sites; undefined without any site. */
export function chartOf<Site extends Coordinates>(sites: readonly Site[]): Chart<Site> | undefined {
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
    shortening,
    viewBox: [west, -north, width, height].map((value) => value.toFixed(3)).join(' '),
    meridians: wholes(west / shortening, (west + width) / shortening),
    parallels: wholes(north - height, north),
    sites: sites.map((site) => ({
      ...site,
      left: ((site.longitude * shortening - west) / width) * 100,
      top: ((north - site.latitude) / height) * 100,
    })),
  };
}

/** The URL of an OpenStreetMap page that marks a place and shows some kilometres around it. */
export function mapPageOf({ latitude, longitude }: Coordinates): string {
  const [lat, lon] = [latitude.toFixed(3), longitude.toFixed(3)];
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=12/${lat}/${lon}`;
}
