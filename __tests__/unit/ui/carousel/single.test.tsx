/** Carousels with one item. `builds/otherSite/content.ts` tests one whose items are all in view. */
import { screen } from '@testing-library/react';
import { Testimonials } from '../../../../src/company/testimonials/Testimonials';
import { Hero } from '../../../../src/home/Hero';
import { documentAt, documentsIn } from '../../../support/content';
import { hydrate } from '../../../support/hydrate';

const home = documentAt('pages/home.json');
const texts = documentAt('pages/testimonials.json');
const all: Parameters<typeof Testimonials>[0]['testimonials'] = documentsIn('testimonials');
const list = () => screen.getByRole('list');

test('a single slide has no buttons', () => {
  const page = { ...home, slides: home.slides.slice(0, 1) } as never;
  hydrate(<Hero page={page} />);
  expect(screen.getByRole('heading', { name: home.slides[0]?.title ?? '' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a single testimonial has no buttons, and its list is not a tab stop', () => {
  hydrate(<Testimonials testimonials={all.slice(0, 1)} texts={texts} />);
  expect(list().children).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
  expect(list().hasAttribute('tabindex')).toBe(false);
});
