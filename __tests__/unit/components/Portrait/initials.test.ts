import { initials } from '../../../../src/components/Portrait/initials';

test.each([
  ['Anjali Deshmukh', 'AD'],
  ['Marieke van Dijk', 'MD'],
  ['  Óscar  Núñez ', 'ÓN'],
  ['Madonna', 'M'],
])('the initials of %s are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
