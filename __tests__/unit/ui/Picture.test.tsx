/** Files without variants from `gatsby-plugin-image`. `browser/html/pictures.ts` checks the others. */
import { render, screen } from '@testing-library/react';
import { Picture } from '../../../src/ui/Picture';

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

test('phones get the sources of their own picture first', () => {
  const pictureOf = (name: string) => ({
    alt: name,
    file: {
      childImageSharp: {
        gatsbyImageData: {
          layout: 'fullWidth' as const,
          width: 1,
          height: 1,
          images: {
            sources: [{ type: 'image/avif' as const, srcSet: `/${name}.avif 1w` }],
            fallback: { src: `/${name}.webp` },
          },
        },
      },
    },
  });
  const { container } = render(<Picture picture={pictureOf('ship')} phone={pictureOf('bow')} />);
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ srcset, media }) => [srcset, media !== ''])).toEqual([
    ['/bow.avif 1w', true],
    ['/ship.avif 1w', false],
  ]);
  expect(screen.getByRole('img', { name: 'ship' }).getAttribute('src')).toBe('/ship.webp');
});

test('a file that is not an image renders nothing', () => {
  const { container } = render(<Picture picture={{ alt: 'x', file: { childImageSharp: null } }} />);
  expect(container.innerHTML).toBe('');
});
