/** Recognizes domains and phone numbers that are reserved for examples. */

/** Domains that cannot be registered (RFC 2606, RFC 6761). */
const RESERVED = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/i;

/** Whether a host cannot be public: a host on a reserved domain, a name without a dot, or an IP address. */
export const isReservedHost = (host: string): boolean =>
  RESERVED.test(host) || !host.includes('.') || /^[\d.]+$/.test(host);

export const isReservedUrl = (url: string): boolean => isReservedHost(new URL(url).hostname);

/**
 * Whether a phone number is fictional. North America reserves 555-01xx for fiction. The sample numbers of this site,
 * 5550 01xx, have one more zero.
 */
export const isSampleNumber = (digits: string): boolean => /5550?01\d\d$/.test(digits);
