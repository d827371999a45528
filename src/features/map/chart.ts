/** Where the sites lie on the drawn chart (docs/behaviour.md, "Map"). */
import type { Coordinates } from '../../content-model/coordinates';

/** How much of the globe a chart shows at least, from west to east, in degrees of latitude: about 900 km. */
const MIN_WIDTH = 8;
/** How much wider it is than the sites lie apart. */
const MARGIN = 1.6;
/** Width by height; `SiteChart.module.scss` repeats it. */
const RATIO = 2;

export interface Chart<Site> {
  /** How much shorter a degree of longitude is here than one of latitude. */
  shortening: number;
  /** The `viewBox`, whose unit is a degree of latitude; y grows southwards. */
  viewBox: string;
  /** The degrees at which the lines of the grid lie. */
  meridians: readonly number[];
  parallels: readonly number[];
  /** The sites, with their place in percent of width and height. */
  sites: readonly (Site & { left: number; top: number })[];
}

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
/** The whole numbers from one to another. */
const wholes = (from: number, to: number): number[] =>
  Array.from({ length: Math.floor(to) - Math.ceil(from) + 1 }, (_, index) => Math.ceil(from) + index);

/** A chart that shows all sites; undefined without any. */
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

/** The page of OpenStreetMap that marks a place, some kilometres around it. */
export function mapPageOf({ latitude, longitude }: Coordinates): string {
  const [lat, lon] = [latitude.toFixed(3), longitude.toFixed(3)];
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=12/${lat}/${lon}`;
}
