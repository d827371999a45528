/** Returns the FNV-1a hash of a text, given as its bytes or characters: an unsigned number of 32 bits. */
export function fnv1a(codes: Iterable<number>): number {
  let hash = 0x811c9dc5;
  for (const code of codes) hash = Math.imul(hash ^ code, 0x01000193) >>> 0;
  return hash;
}
