import fc from 'fast-check';
import { foldForSearch } from '../../../src/lib/foldForSearch';
import { anyText } from '../../support/anyText';

test.each([
  ['buyer’s, buyer´s, buyerʼs', "buyer's, buyer's, buyer's"],
  ['“as is”, «as is», 6″', '"as is", "as is", 6"'],
  ['non–standard, non—standard, −18, 20‑ft', 'non-standard, non-standard, -18, 20-ft'],
  ['20\u00A0t, 20\u2009t, 20\u202Ft, 20\tt', '20 t, 20 t, 20 t, 20 t'],
  ['ﬁber', 'fiber'],
  ['Cafe\u0301', 'cafe'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['cot\u00ADton', 'cotton'],
  ['سُكَّر', 'سكر'],
  ['أرز، إرز، آرز، ٱرز', 'ارز، ارز، ارز، ارز'],
  ['شحنة', 'شحنه'],
  ['مستوى', 'مستوي'],
  ['تـــور', 'تور'],
  ['٢٤ طن', '24 طن'],
  ['२४, ২৪, ௨௪, ２４', '24, 24, 24, 24'],
  ['cœur, Ærø, Łódź, Đakovo, Þór, Ħal, İzmir, ışık', 'coeur, aero, lodz, dakovo, thor, hal, izmir, isik'],
  ['STRAẞE, straße', 'strasse, strasse'],
  ['Ɓagudu, Əlvan, Ɔkra', 'bagudu, elvan, okra'],
  ['کلو، یک', 'كلو, يك'],
  ['١٢٪ ٠٫٥', '12% 0.5'],
])('"%s" matches "%s"', (one, other) => {
  expect(foldForSearch(one)).toBe(foldForSearch(other));
});

test.each([
  ['(100%)', '100'],
  ['.*', ''],
  ['a_b', 'a-b'],
  ['कि', 'क'],
])('"%s" does not match "%s"', (one, other) => {
  expect(foldForSearch(one)).not.toBe(foldForSearch(other));
});

test('a text is found in any surrounding text, and folding is idempotent', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (before, text, after) => {
      const whole = before + text + after;
      // Exclude surrogates that form another character together with the surrounding text.
      fc.pre(
        !/\p{Surrogate}/u.test(text) && !/[\uD800-\uDBFF]$/.test(before) && !/^[\uDC00-\uDFFF]/.test(after),
      );
      expect(foldForSearch(whole)).toContain(foldForSearch(text));
      expect(foldForSearch(foldForSearch(whole))).toBe(foldForSearch(whole));
    }),
  );
});
