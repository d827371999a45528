/** Parses coordinates in content files. Pages load this file, so do not import zod here. */

/** Coordinates in degrees. North and east are positive. */
interface Coordinates {
  latitude: number;
  longitude: number;
}

const ANGLE = '(\\d{1,3})°([0-5]\\d)′';
const COORDINATES = new RegExp(`^${ANGLE} ([NS]) ${ANGLE} ([EW])$`);

const degrees = (whole = '', minutes = '', direction = ''): number =>
  (Number(whole) + Number(minutes) / 60) * (direction === 'S' || direction === 'W' ? -1 : 1);

/** Parses coordinates such as `18°38′ N 73°48′ E`. Returns undefined if the format or a value is invalid. */
export function readCoordinates(text: string): Coordinates | undefined {
  const [, ...parts] = COORDINATES.exec(text) ?? [];
  if (parts.length === 0) return undefined;
  const latitude = degrees(...parts.slice(0, 3));
  const longitude = degrees(...parts.slice(3));
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** Returns the URL of an OpenStreetMap page that marks a place and shows a few kilometres around it. */
export function mapPageOf({ latitude, longitude }: Coordinates): string {
  const [lat, lon] = [latitude.toFixed(3), longitude.toFixed(3)];
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=12/${lat}/${lon}`;
}
