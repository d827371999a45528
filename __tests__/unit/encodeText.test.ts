import fc from 'fast-check';
import { encodeText } from '../../src/encodeText';
import { anyText } from '../support/anyText';

test('any text can be encoded, with half an emoji as the replacement character', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(decodeURIComponent(encodeText(text))).toBe(Buffer.from(text).toString());
    }),
  );
});
