/** Values for property tests of what visitors type and of what browsers store. */
import fc from 'fast-check';

/** Halves of characters, which `fc.string` does not make. */
const loneSurrogate = fc.constantFrom('\uD83D', '\uDE00', '\uD800', '\uDFFF');

/** Any text, also such as is cut in the middle of an emoji. */
export const anyText = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.string({ unit: 'binary' }) }, loneSurrogate), { maxLength: 6 })
  .map((parts) => parts.join(''));

/** What may be stored under a key: an object with some right keys, any JSON, or a text that is none. */
export const anyStored = (keys: readonly string[]) => {
  const value = fc.oneof(anyText, fc.jsonValue(), fc.constantFrom({ toString: 1, valueOf: null }, [null]));
  const object = fc.dictionary(fc.oneof(fc.string(), ...keys.map((key) => fc.constant(key))), value);
  return fc.oneof(
    object.map((one) => JSON.stringify(one)),
    fc.jsonValue().map((one) => JSON.stringify(one)),
    anyText,
  );
};
