/** Values that belong to nobody, and therefore stand in samples. */

/** Domains that nobody can register (RFC 2606, RFC 6761). */
const RESERVED = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/i;

/** Whether a host can be reached by nobody else: on a reserved domain, without a domain, or a bare number. */
export const isReservedHost = (host: string): boolean =>
  RESERVED.test(host) || !host.includes('.') || /^[\d.]+$/.test(host);

/** Whether an address is on such a host. */
export const isReservedAddress = (url: string): boolean => isReservedHost(new URL(url).hostname);

/**
 * Whether a phone number, in digits alone, is fictional: the numbers 555-01xx of North America are kept for it, and
 * the samples of this site, 5550 01xx, are made after them.
 */
export const isSampleNumber = (digits: string): boolean => /5550?01\d\d$/.test(digits);
