import { type EnquiryValues, parseValues } from '../form/enquiry';

/**
 * Parses the prefill values in a navigation state. Ignores empty values. Only the form needs this function. It is not
 * in `prefill.ts`, because every page loads that file.
 */
export function parsePrefill(state: unknown): EnquiryValues {
  const { prefill } = (state ?? {}) as { prefill?: unknown };
  return Object.fromEntries(Object.entries(parseValues(prefill)).filter(([, value]) => value));
}
