import { type EnquiryValues, parseValues } from '../form/enquiry';

/**
 * The values in a navigation state, without empty ones. Only the form needs them, so they are not in the script of
 * every page like `prefill.ts`.
 */
export function parsePrefill(state: unknown): EnquiryValues {
  const { prefill } = (state ?? {}) as { prefill?: unknown };
  return Object.fromEntries(Object.entries(parseValues(prefill)).filter(([, value]) => value));
}
