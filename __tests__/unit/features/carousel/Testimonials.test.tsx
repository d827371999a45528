import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Testimonials } from '../../../../src/features/carousel/Testimonials';
import { documentAt, documentsIn } from '../../../support/content';
import { layOutTrack } from '../../../support/dom';
import { hydrate } from '../../../support/hydrate';

const testimonials = documentsIn<Queries.TestimonialFieldsFragment>('testimonials');
const labels = documentAt('pages/testimonials.json');
const section = (shown = testimonials) => <Testimonials testimonials={shown} labels={labels} />;

const carousel = () => screen.getByRole('group', { name: 'Testimonials' });
const list = () => screen.getByRole('list');
const dots = () => screen.queryAllByRole('button', { name: /^Show testimonial/ });
const marked = () => dots().map((dot) => dot.getAttribute('aria-current') === 'true');

function show({ inSight }: { inSight: number }) {
  render(section());
  layOutTrack(list(), { step: 400, inSight });
}

test('it is a carousel of seven cards, the children of one list that the keyboard can reach', () => {
  render(section());
  expect(carousel().getAttribute('aria-roledescription')).toBe('carousel');
  expect(within(list()).getAllByRole('listitem')).toEqual([...list().children]);
  expect(list().children).toHaveLength(7);
  expect(list().tabIndex).toBe(0);
});

test('all cards stay within reach, and say who the client is and what is said', () => {
  show({ inSight: 1 });
  expect(carousel().querySelector('[inert], [aria-hidden="true"] blockquote')).toBeNull();
  for (const [index, { name, profession, content }] of testimonials.entries()) {
    const card = within(list().children[index] as HTMLElement);
    for (const text of [name, content]) expect(card.getByText(text)).toBeTruthy();
    expect(card.getByRole('figure').textContent).toContain(profession);
  }
});

test('a rating is shown as stars, and told as a number', () => {
  const rated = [5, 4, 1].map((rating) => ({ ...testimonials[0], name: `${rating}`, rating }));
  render(section(rated as typeof testimonials));
  const stars = screen.getAllByRole('img').map(({ ariaLabel, textContent }) => [ariaLabel, textContent]);
  expect(stars).toEqual([
    ['5 out of 5', '★★★★★'],
    ['4 out of 5', '★★★★☆'],
    ['1 out of 5', '★☆☆☆☆'],
  ]);
});

test.each([
  [1, 7],
  [2, 6],
  [3, 5],
])('with %d in sight there are %d dots, the current one marked', (inSight, count) => {
  show({ inSight });
  expect(dots()).toHaveLength(count);
  expect(marked().indexOf(true)).toBe(0);
  expect(marked().lastIndexOf(true)).toBe(0);
});

test('a dot leads to its place, and screen readers hear which', () => {
  show({ inSight: 3 });
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Show testimonial 3' }));
  expect(list().scrollTo).toHaveBeenLastCalledWith({ left: 800, behavior: 'smooth' });
  expect(marked()).toEqual([false, false, true, false, false]);
  const inSight = testimonials.slice(2, 5).map(({ name }) => name);
  expect(screen.getByRole('status').textContent).toBe(`Testimonial 3 of 7: ${inSight.join(', ')}`);
});

test('the buttons come first, lead on and wrap at the ends', () => {
  show({ inSight: 3 });
  const names = screen.getAllByRole('button').map(({ ariaLabel }) => ariaLabel);
  expect(names.slice(0, 4)).toEqual([
    'Pause testimonials',
    'Previous testimonial',
    'Next testimonial',
    'Show testimonial 1',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Previous testimonial' }));
  expect(marked().indexOf(true)).toBe(4);
  fireEvent.click(screen.getByRole('button', { name: 'Next testimonial' }));
  expect(marked().indexOf(true)).toBe(0);
});

test('one card alone has nothing to move', () => {
  expect(hydrate(section(testimonials.slice(0, 1))).complaints).toEqual([]);
  expect(list().children).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
  expect(list().hasAttribute('tabindex')).toBe(false);
});

test('where all cards are in sight there is nothing to move', () => {
  show({ inSight: 7 });
  expect(screen.queryByRole('button')).toBeNull();
});

test('the HTML holds every card, the browser takes over without a complaint, and the dots wait for the sizes', () => {
  const html = renderToString(section());
  expect(html.match(/<blockquote>/g)).toHaveLength(7);
  expect(html).not.toContain('Show testimonial');
  expect(hydrate(section()).complaints).toEqual([]);
  expect(dots()).toHaveLength(0);
  layOutTrack(list(), { step: 400, inSight: 3 });
  expect(dots()).toHaveLength(5);
});
