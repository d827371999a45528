import fc from 'fast-check';
import { encodeText } from '../../src/encodeText';
import { anyText } from '../support/anyText';

test('half an emoji becomes the replacement character, and a complete emoji is kept', () => {
  expect(encodeText('a\uD83Db')).toBe(encodeURIComponent('a\uFFFDb'));
  expect(encodeText('\uDE00')).toBe(encodeURIComponent('\uFFFD'));
  expect(encodeText('a 😀&b')).toBe(encodeURIComponent('a 😀&b'));
});

test('any text can be encoded', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(decodeURIComponent(encodeText(text))).toBe(Buffer.from(text).toString());
    }),
  );
});
