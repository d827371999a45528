/** Builders for the labels of carousels and copy buttons. Like the builders in `fields.ts`, they return zod schemas. */
import { shared, text } from './fields';

export const carousel = shared('CarouselLabels', {
  label: text('The screen reader name of the carousel.'),
  previous: text('The button that shows the previous slide.'),
  next: text('The button that shows the next slide.'),
  pause: text('The button that stops the automatic change of slides.'),
  play: text('The same button while the carousel is stopped.'),
  position: text('What screen readers announce as the position.', {
    number: 'the number of the slide',
    count: 'the number of all slides',
  }),
});

export const copyButton = shared('CopyLabels', {
  copy: text('The label of the button.'),
  copied: text('The text next to it after copying.'),
  failed: text('The text if copying did not work; the text to copy follows it.'),
});
