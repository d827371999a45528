/** Encodes text for a URL. `encodeURIComponent` throws if it contains a lone surrogate, such as half of an emoji. */
export const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed());
