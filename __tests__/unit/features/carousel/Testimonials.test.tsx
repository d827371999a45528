import { render, screen } from '@testing-library/react';
import { Testimonials } from '../../../../src/features/carousel/Testimonials';
import { layOutTrack } from '../../../support/dom';
import { hydrate } from '../../../support/hydrate';

const testimonials = [5, 4, 1].map((rating) => ({
  name: `Client of ${rating} stars`,
  profession: 'Importer',
  img: { alt: '', file: { childImageSharp: null } },
  content: 'The shipment matched the order.',
  rating,
}));
const texts = {
  carousel: {
    label: 'Clients',
    previous: 'Back',
    next: 'On',
    pause: 'Pause',
    play: 'Play',
    position: '{number} of {count}',
  },
  ratingLabel: '{rating} out of 5',
  dotLabel: 'Client {number}',
};
const section = (count = testimonials.length) => (
  <Testimonials testimonials={testimonials.slice(0, count)} texts={texts} />
);
const list = () => screen.getByRole('list');

test('a rating is shown as stars with a number as accessible name', () => {
  render(section());
  const stars = screen.getAllByRole('img').map(({ ariaLabel, textContent }) => [ariaLabel, textContent]);
  expect(stars).toEqual([
    ['5 out of 5', '★★★★★'],
    ['4 out of 5', '★★★★☆'],
    ['1 out of 5', '★☆☆☆☆'],
  ]);
});

test('a single card has no controls', () => {
  expect(hydrate(section(1)).complaints).toEqual([]);
  expect(list().children).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
  expect(list().hasAttribute('tabindex')).toBe(false);
});

test('there are no controls while all cards are in view', () => {
  render(section());
  layOutTrack(list(), { step: 400, inView: 3 });
  expect(screen.queryByRole('button')).toBeNull();
});
