/** Builders for the labels of carousels and copy buttons, like those of `fields.ts`. */
import * as z from 'zod';
import { text, typeNames } from './fields';

export const carousel = (description: string) =>
  z
    .strictObject({
      label: text('What screen readers call the carousel.'),
      previous: text('The button that shows the one before.'),
      next: text('The button that shows the next one.'),
      pause: text('The button that stops the carousel from moving on by itself.'),
      play: text('The same button while it is stopped.'),
      position: text('What screen readers hear of the place.', {
        number: 'the number of the slide',
        count: 'the number of all slides',
      }),
    })
    .describe(description)
    .register(typeNames, { name: 'CarouselLabels' });

export const copyButton = (description: string) =>
  z
    .strictObject({
      copy: text('The words on the button.'),
      copied: text('What stands beside it once it is copied.'),
      failed: text('What stands there if copying did not work; the text itself follows.'),
    })
    .describe(description)
    .register(typeNames, { name: 'CopyLabels' });
