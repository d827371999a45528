import type { FileProblem } from '../../src/content-model/check/problem';
import { aboutSettings, type LaunchContext } from './context';
import { isReservedAddress } from './reserved';

/** The two addresses of the map, and where the owner finds them. */
const REMEDIES = {
  url: 'find the office on openstreetmap.org, choose Share, "Include marker" and HTML, and copy the address behind src=, with & in place of each &amp;',
  page: 'find the office on openstreetmap.org, choose Share, "Include marker" and Link, and copy the address',
} as const;

/** Decimals of a degree that still say no more than the neighbourhood: three are about 100 metres. */
const COARSE = /^-?\d+(\.\d{1,3})?,-?\d+(\.\d{1,3})?$/;

/** The point that OpenStreetMap marks, in a frame or on a page of its own. */
function markerOf(address: string): string | undefined {
  const { searchParams } = new URL(address);
  const [latitude, longitude] = [searchParams.get('mlat'), searchParams.get('mlon')];
  return searchParams.get('marker') ?? (latitude && longitude ? `${latitude},${longitude}` : undefined);
}

/** What is wrong with the place that a map shows. The marker of OpenStreetMap can be read; other maps are trusted. */
function flawOf(address: string): string | undefined {
  if (isReservedAddress(address)) return `${address} is an example and shows no map`;
  if (!/(^|\.)openstreetmap\.org$/.test(new URL(address).hostname)) return undefined;
  const marker = markerOf(address);
  if (!marker) return 'the map marks no place';
  return COARSE.test(marker)
    ? `the map marks ${marker}, a point somewhere in the neighbourhood, as samples do`
    : undefined;
}

/** A map that does not show the office. */
export function map(context: LaunchContext): FileProblem[] {
  const { settings } = context;
  if (!settings) return [];
  return (['url', 'page'] as const).flatMap((field) => {
    const flaw = flawOf(settings.map[field]);
    return flaw ? [aboutSettings(context, ['map', field], flaw, REMEDIES[field])] : [];
  });
}
