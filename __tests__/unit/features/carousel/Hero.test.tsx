import { render, screen } from '@testing-library/react';
import { Hero } from '../../../../src/features/carousel/Hero';

test('a single slide has no controls', () => {
  const page = {
    slides: [
      {
        title: 'Dals and soy',
        text: 'From the Deccan.',
        image: { alt: 'A mill', file: { childImageSharp: null } },
        action: { label: 'Ask us', to: '/contact' },
      },
    ],
    specifications: { label: 'All limits', to: '/specifications' },
    carousel: {
      label: 'Highlights',
      previous: 'Back',
      next: 'On',
      pause: 'Pause',
      play: 'Play',
      position: '{number} of {count}',
    },
  };
  render(<Hero page={page} />);
  expect(screen.getByRole('heading', { name: 'Dals and soy' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
