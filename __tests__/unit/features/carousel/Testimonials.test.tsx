import { render, screen } from '@testing-library/react';
import { Testimonials } from '../../../../src/features/carousel/Testimonials';
import { layOutTrack } from '../../../support/dom';
import { hydrate } from '../../../support/hydrate';

const testimonials = [5, 4, 1].map((rating) => ({
  name: `Client of ${rating} stars`,
  profession: 'Importer',
  img: { alt: '', file: { childImageSharp: null } },
  content: 'It came as it was ordered.',
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

test('a rating is shown as stars, and told as a number', () => {
  render(section());
  const stars = screen.getAllByRole('img').map(({ ariaLabel, textContent }) => [ariaLabel, textContent]);
  expect(stars).toEqual([
    ['5 out of 5', '★★★★★'],
    ['4 out of 5', '★★★★☆'],
    ['1 out of 5', '★☆☆☆☆'],
  ]);
});

test('one card alone has nothing to move', () => {
  expect(hydrate(section(1)).complaints).toEqual([]);
  expect(list().children).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
  expect(list().hasAttribute('tabindex')).toBe(false);
});

test('where all cards are in view there is nothing to move', () => {
  render(section());
  layOutTrack(list(), { step: 400, inView: 3 });
  expect(screen.queryByRole('button')).toBeNull();
});
