import { fireEvent, render, screen } from '@testing-library/react';
import { BACK_TO_TOP_AFTER, BackToTop } from '../../../../src/layout/BackToTop/BackToTop';
import { scrollPage, setReducedMotion } from '../../../support/dom';

const button = () => screen.getByRole('button', { name: 'Back to top' });

function show() {
  render(
    <>
      <a id="first" href="#main">
        First
      </a>
      <BackToTop focusId="first" />
    </>,
  );
}

test('it shows after 300 px', () => {
  expect(BACK_TO_TOP_AFTER).toBe(300);
  show();
  expect(button().dataset.shown).toBe('false');
  scrollPage(300);
  expect(button().dataset.shown).toBe('false');
  scrollPage(301);
  expect(button().dataset.shown).toBe('true');
});

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])('with reduced motion %s it scrolls %s to the top, where the keyboard goes on', (reduced, behavior) => {
  setReducedMotion(reduced);
  show();
  fireEvent.click(button());
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'First' }));
});
