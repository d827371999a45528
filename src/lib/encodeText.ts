/**
 * Encodes any text as a component of a URL. `encodeURIComponent` throws if the text contains a lone surrogate, for
 * example half of an emoji that a keyboard or a length limit has cut. This function replaces it with U+FFFD, the
 * replacement character.
 */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
