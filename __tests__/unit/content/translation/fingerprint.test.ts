import fc from 'fast-check';
import { fingerprint } from '../../../../src/content/translation/fingerprint';
import { anyText } from '../../../support/anyText';

// Marks are stored in translations, so they must not change.
test.each([
  ['', 'ztntfp'],
  ['Toor Dal', 'vresvs'],
])('the mark of "%s" is %s', (text, mark) => {
  expect(fingerprint(text)).toBe(mark);
});

/** Files are UTF-8, which has no lone surrogates. */
const anyFileText = anyText.map((text) => Buffer.from(text).toString());

test('a changed text has another mark', () => {
  fc.assert(
    fc.property(
      anyFileText,
      anyFileText,
      (one, other) => (one === other) === (fingerprint(one) === fingerprint(other)),
    ),
  );
});
