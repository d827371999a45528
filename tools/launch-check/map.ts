import type { FileProblem } from '../../src/content-model/check/problem';
import { type LaunchContext, settingsProblem } from './context';
import { isReservedAddress } from './reserved';

/** Instructions for finding the two URLs of the map. */
const REMEDIES = {
  url: 'find the office on openstreetmap.org, choose Share, "Include marker" and HTML, and copy the URL after src=, with & in place of each &amp;',
  page: 'find the office on openstreetmap.org, choose Share, "Include marker" and Link, and copy the URL',
} as const;

/** Matches coordinates with at most three decimals, which are accurate only to about 100 metres. */
const COARSE = /^-?\d+(\.\d{1,3})?,-?\d+(\.\d{1,3})?$/;

/**
 * Returns the marked coordinates in an OpenStreetMap URL: `marker` in embedded maps, `mlat` and `mlon` on its pages.
 */
function markerOf(address: string): string | undefined {
  const { searchParams } = new URL(address);
  const [latitude, longitude] = [searchParams.get('mlat'), searchParams.get('mlon')];
  return searchParams.get('marker') ?? (latitude && longitude ? `${latitude},${longitude}` : undefined);
}

/** Returns the problem of a map URL, or undefined. The marker can be checked only in OpenStreetMap URLs. */
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
