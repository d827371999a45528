import fc from 'fast-check';
import { cleanInput, isIncomplete } from '../../../src/ui/browser/cleanInput';

const ADDRESS = "ann.o'b+trade@buyer-co.example";
const INVISIBLE = [...'\u00AD\u061C\u180E\u200B\u200E\u202A\u202E\u2060\u2069\u3164\uFE0F\uFEFF\u{E0001}'];

test('invisible characters are removed from an address and a phone number, and from the ends of other texts', () => {
  for (const hidden of [...INVISIBLE, ...' \u00A0\u2003\u202F\u3000\t\n\u2028']) {
    const around = (text: string) => `${hidden}\u202A ${text}${hidden}\u00A0`;
    expect(cleanInput('email', around(ADDRESS))).toBe(ADDRESS);
    expect(cleanInput('tel', around('tel:＋31 10'))).toBe('+31 10');
    expect(cleanInput('text', around('علی\u200Cرضا'))).toBe('علی\u200Cرضا');
    expect(cleanInput('text', around(''))).toBe('');
  }
  for (const hidden of INVISIBLE) expect(cleanInput('email', [...ADDRESS].join(hidden))).toBe(ADDRESS);
});

test.each([
  ...['mailto:ADDRESS', 'MAILTO:ADDRESS?subject=Dal&cc=bob@buyer.example'],
  'mailto:ann.o%27b%2Btrade%40buyer-co.example',
  ...['<ADDRESS>', '<ADDRESS', 'Ann <ADDRESS>', 'Ann <mailto:ADDRESS>', '"Lee, Ann (Buyer)" <ADDRESS>;'],
  ...['"Ann @ Buyer" <ADDRESS>', "'ADDRESS' <ADDRESS>", 'Ann [mailto:ADDRESS]', '[ADDRESS](mailto:ADDRESS)'],
  ...['<a href="mailto:ADDRESS">ADDRESS</a>', '“ADDRESS”', '„ADDRESS“', '«\u00A0ADDRESS\u00A0»', "'ADDRESS'"],
  ...['ADDRESS (Ann)', 'ADDRESS<mailto:ADDRESS>', 'E-mail: ADDRESS', 'البريد: ADDRESS'],
  ...['ADDRESS,', 'ADDRESS;', 'ADDRESS.', 'ADDRESS、', 'ADDRESS،', "ann.o'b+trade＠buyer-co．example"],
])('the address in %s is found', (text) => {
  expect(cleanInput('email', text.replaceAll('ADDRESS', ADDRESS))).toBe(ADDRESS);
});

test.each([
  ...['not an address & more?#%', 'john smith@buyer.com', 'ann,lee@buyer.com', 'ann:lee@buyer.com'],
  ...['ann@buyer,com', 'Ann <ann@buyer.com>, Bob <bob@buyer.com>', 'ann@buyer.com; bob@buyer.com'],
  'ann@buyer.com or call',
])('%s stays, because its meaning is unclear', (text) => {
  expect(cleanInput('email', text)).toBe(text);
});

test('any valid address stays', () => {
  fc.assert(fc.property(fc.emailAddress(), (address) => cleanInput('email', address) === address));
});

test('an address is incomplete without a dot and at least two letters', () => {
  expect(['a@b', 'a@b.c', 'a.b@c', 'a@b.12'].filter((address) => !isIncomplete(address))).toEqual([]);
  expect(['a@b.example', 'a@b.co', 'a@b.xn--p1ai', 'a@b.рф', 'jan@', ''].filter(isIncomplete)).toEqual([]);
});
