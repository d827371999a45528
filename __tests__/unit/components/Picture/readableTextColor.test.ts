import { readableTextColor } from '../../../../src/components/Picture/readableTextColor';

const channel = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** The contrast of black or white letters with a ground of three channels (WCAG 2.2). */
function contrast(letters: string, [red = 0, green = 0, blue = 0]: number[]): number {
  const light = 0.2126 * channel(red / 255) + 0.7152 * channel(green / 255) + 0.0722 * channel(blue / 255);
  return letters === '#fff' ? 1.05 / (light + 0.05) : (light + 0.05) / 0.05;
}

test.each([
  ['#000000', '#fff'],
  ['#ffffff', '#000'],
  ['#485868', '#fff'],
  ['#C8A050', '#000'],
])('on %s letters are %s', (ground, letters) => {
  expect(readableTextColor(ground)).toBe(letters);
});

test('letters stand out on any ground', () => {
  const steps = [0, 8, 40, 88, 104, 120, 136, 152, 184, 216, 255];
  const hex = (value: number) => value.toString(16).padStart(2, '0');
  const poor = steps
    .flatMap((red) => steps.flatMap((green) => steps.map((blue) => [red, green, blue])))
    .filter((ground) => contrast(readableTextColor(`#${ground.map(hex).join('')}`), ground) < 4.5);
  expect(poor).toEqual([]);
});
