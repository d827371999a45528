import { initials } from '../../../src/company/Portrait';

test.each([
  ['Anjali Deshmukh', 'AD'],
  ['Marieke van Dijk', 'MD'],
  ['  Óscar  Núñez ', 'ÓN'],
  ['Madonna', 'M'],
])('the initials of %s are %s', (name, expected) => {
  expect(initials(name, [name, 'Sanjay Patil'])).toBe(expected);
});

test('people with the same initials have the first two letters of their first names', () => {
  const people = ['Sanjay Patil', 'Kavita Jadhav', 'Sneha Pawar'];
  expect(people.map((name) => initials(name, people))).toEqual(['Sa', 'KJ', 'Sn']);
});
