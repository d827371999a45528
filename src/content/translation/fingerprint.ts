const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * Returns a short mark of a text, which changes with the text (FNV-1a, 32 bits, in base 36). A translation keeps the mark
 * of its English text, so that the content check notices when the English text changes. Also runs on the editor screen.
 */
export function fingerprint(text: string): string {
  let hash = OFFSET_BASIS;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, PRIME) >>> 0;
  return hash.toString(36);
}
