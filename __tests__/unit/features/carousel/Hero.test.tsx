import { readFileSync } from 'node:fs';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Hero } from '../../../../src/features/carousel/Hero';
import { layOutTrack } from '../../../support/dom';
import { hydrate } from '../../../support/hydrate';

const home = JSON.parse(readFileSync('content/pages/home.json', 'utf8'));
const page = {
  ...home,
  slides: home.slides.map((slide: { image: { alt: string } }) => ({
    ...slide,
    image: { alt: slide.image.alt, file: { childImageSharp: null } },
  })),
};

function show() {
  render(<Hero page={page} />);
  const carousel = screen.getByRole('group', { name: 'Highlights' });
  const track = screen.getByRole('group', { name: 'Slide 1 of 3' }).parentElement as HTMLElement;
  layOutTrack(track, { step: 1000, inSight: 1 });
  return { carousel, track };
}
const usable = () =>
  screen
    .getAllByRole('group', { name: /^Slide/ })
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => within(slide).getByRole('heading').textContent);

test('the HTML offers every slide; once alive, the one shown', () => {
  const { container, complaints } = hydrate(<Hero page={page} />);
  expect(complaints).toEqual([]);
  expect(container.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(3);
  expect(container.querySelectorAll('[inert]')).toHaveLength(2);
});

test('a single slide has nothing to move', () => {
  render(<Hero page={{ ...page, slides: page.slides.slice(0, 1) }} />);
  expect(screen.getByRole('heading', { name: home.slides[0].title })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('it is a carousel with its buttons', () => {
  const { carousel } = show();
  expect(carousel.getAttribute('aria-roledescription')).toBe('carousel');
  const names = within(carousel)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Pause slides', 'Previous slide', 'Next slide']);
});

test('the buttons show the slides in turn, and screen readers hear which', () => {
  const { track } = show();
  expect(usable()).toEqual([home.slides[0].title]);
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(usable()).toEqual([home.slides[1].title]);
  expect(track.scrollTo).toHaveBeenLastCalledWith({ left: 1000, behavior: 'smooth' });
  expect(screen.getByRole('status').textContent).toBe(`Slide 2 of 3: ${home.slides[1].title}`);
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(usable()).toEqual([home.slides[2].title]);
});
