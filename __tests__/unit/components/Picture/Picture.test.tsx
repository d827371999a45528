/** Files without variants from `gatsby-plugin-image`. `browser/html/pictures.ts` checks the others. */
import { render, screen } from '@testing-library/react';
import { Picture } from '../../../../src/components/Picture/Picture';

test('an image without variants uses its file', () => {
  const gatsbyImageData = {
    layout: 'constrained' as const,
    width: 480,
    height: 480,
    images: { fallback: { src: '/jute.svg' } },
  };
  const { container } = render(
    <Picture picture={{ alt: 'Jute', file: { childImageSharp: { gatsbyImageData } } }} />,
  );
  expect(screen.getByRole('img', { name: 'Jute' }).getAttribute('src')).toBe('/jute.svg');
  expect(container.querySelector('source')).toBeNull();
});

test('a file that is not an image renders nothing', () => {
  const { container } = render(<Picture picture={{ alt: 'x', file: { childImageSharp: null } }} />);
  expect(container.innerHTML).toBe('');
});
