import { CONTRAST, contrast } from '../../../src/lib/contrast';
import { readableTextColor } from '../../../src/ui/Picture';

test('text has enough contrast on any background', () => {
  const steps = [0, 8, 40, 88, 104, 120, 136, 152, 184, 216, 255];
  const hex = (value: number) => value.toString(16).padStart(2, '0');
  const poor = steps
    .flatMap((red) =>
      steps.flatMap((green) => steps.map((blue) => `#${[red, green, blue].map(hex).join('')}`)),
    )
    .filter((ground) => contrast(readableTextColor(ground).replace(/\w+/, '$&$&'), ground) < CONTRAST.text);
  expect(poor).toEqual([]);
});
