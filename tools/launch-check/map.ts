import type { FileProblem } from '../../src/content-model/check/problem';
import { type LaunchContext, settingsProblem } from './context';
import { isReservedAddress } from './reserved';

/** How to find the two URLs of the map. */
const REMEDIES = {
  url: 'find the office on openstreetmap.org, choose Share, "Include marker" and HTML, and copy the URL after src=, with & in place of each &amp;',
  page: 'find the office on openstreetmap.org, choose Share, "Include marker" and Link, and copy the URL',
} as const;

/** Coordinates with at most three decimals, which are only precise to about 100 metres. */
const COARSE = /^-?\d+(\.\d{1,3})?,-?\d+(\.\d{1,3})?$/;

/** The marked coordinates in a URL of OpenStreetMap: `marker` in embedded maps, `mlat` and `mlon` on its pages. */
function markerOf(address: string): string | undefined {
  const { searchParams } = new URL(address);
  const [latitude, longitude] = [searchParams.get('mlat'), searchParams.get('mlon')];
  return searchParams.get('marker') ?? (latitude && longitude ? `${latitude},${longitude}` : undefined);
}

/** The problem of a map URL, or undefined. Only URLs of OpenStreetMap can be checked for a marker. */
function flawOf(address: string): string | undefined {
  if (isReservedAddress(address)) return `${address} is an example and shows no map`;
  if (!/(^|\.)openstreetmap\.org$/.test(new URL(address).hostname)) return undefined;
  const marker = markerOf(address);
  if (!marker) return 'the map has no marker';
  return COARSE.test(marker)
    ? `the map marks ${marker}, which is precise only to about 100 metres`
    : undefined;
}

/** Reports a map that does not show the exact position of the office. */
export function map(context: LaunchContext): FileProblem[] {
  const { settings } = context;
  if (!settings) return [];
  return (['url', 'page'] as const).flatMap((field) => {
    const flaw = flawOf(settings.map[field]);
    return flaw ? [settingsProblem(context, ['map', field], flaw, REMEDIES[field])] : [];
  });
}
