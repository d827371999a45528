import sharp from 'sharp';
import { initials, monogram } from '../../../src/brand/monogram';

test.each([
  ['Anjali Deshmukh', 'AD'],
  ['Marieke van Dijk', 'MD'],
  ['  Óscar  Núñez ', 'ÓN'],
  ['Madonna', 'M'],
])('the initials of %s are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('a monogram is wide enough for its place, and the same each time', async () => {
  const one = await monogram('Meera Iyer');
  expect(await sharp(one).metadata()).toMatchObject({ format: 'png', width: 900, height: 900 });
  expect(one.equals(await monogram('Meera Iyer'))).toBe(true);
});

test('people with the same initials can be told apart', async () => {
  const [one, other] = await Promise.all([monogram('Sanjay Patil'), monogram('Sneha Pawar')]);
  expect(one.equals(other)).toBe(false);
});
