/** Arbitraries of property tests for typed text and stored values. */
import fc from 'fast-check';

/** Lone surrogates, which `fc.string` does not generate. */
const loneSurrogate = fc.constantFrom('\uD83D', '\uDE00', '\uD800', '\uDFFF');

/** Generates any text, including text that is cut in the middle of an emoji. */
export const anyText = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.string({ unit: 'binary' }) }, loneSurrogate), { maxLength: 6 })
  .map((parts) => parts.join(''));

/** Generates possible stored values: an object with some valid keys, any JSON, or text that is not JSON. */
export const anyStored = (keys: readonly string[]) => {
  const value = fc.oneof(anyText, fc.jsonValue(), fc.constantFrom({ toString: 1, valueOf: null }, [null]));
  const object = fc.dictionary(fc.oneof(fc.string(), ...keys.map((key) => fc.constant(key))), value);
  return fc.oneof(
    object.map((one) => JSON.stringify(one)),
    fc.jsonValue().map((one) => JSON.stringify(one)),
    anyText,
  );
};
