/**
 * Encodes any text as one part of a URL. `encodeURIComponent` throws at a lone surrogate, such as half an emoji that a
 * keyboard or a length limit has cut off; here it becomes U+FFFD, the replacement character.
 *
 * `String.prototype.toWellFormed` does the same, but Chrome 109 and Firefox 115 lack it.
 */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
