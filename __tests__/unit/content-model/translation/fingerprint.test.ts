import fc from 'fast-check';
import { fingerprint } from '../../../../src/content-model/translation/fingerprint';
import { anyText } from '../../../support/anyText';

// Marks are stored in translations, so they must not change.
test.each([
  ['', 'ztntfp'],
  ['Toor Dal', 'vresvs'],
])('the mark of "%s" is %s', (text, mark) => {
  expect(fingerprint(text)).toBe(mark);
});

test('a changed text has another mark', () => {
  fc.assert(
    fc.property(
      anyText,
      anyText,
      (one, other) => (one === other) === (fingerprint(one) === fingerprint(other)),
    ),
  );
});
