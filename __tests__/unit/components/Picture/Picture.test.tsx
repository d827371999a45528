import { render, screen } from '@testing-library/react';
import { Picture } from '../../../../src/components/Picture/Picture';

const picture = {
  alt: 'Split toor dal.',
  file: {
    childImageSharp: {
      gatsbyImageData: {
        layout: 'constrained' as const,
        width: 640,
        height: 426.67,
        backgroundColor: '#c8a050',
        images: {
          fallback: { src: '/a.jpg', srcSet: '/a.jpg 640w', sizes: '92vw' },
          sources: [
            { type: 'image/avif', srcSet: '/a.avif 640w', sizes: '92vw' },
            { type: 'image/webp', srcSet: '/a.webp 640w', sizes: '92vw' },
          ],
        },
      },
    },
  },
};

test('offers AVIF, WebP and a fallback with whole dimensions, and waits until it is near', () => {
  const { container } = render(<Picture picture={picture} />);
  expect([...container.querySelectorAll('source')].map(({ type }) => type)).toEqual([
    'image/avif',
    'image/webp',
  ]);
  const image = screen.getByRole('img', { name: 'Split toor dal.' });
  expect(image.getAttribute('width')).toBe('640');
  expect(image.getAttribute('height')).toBe('427');
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(image.hasAttribute('fetchpriority')).toBe(false);
});

test('a picture of the first view is fetched first', () => {
  render(<Picture picture={picture} priority />);
  const image = screen.getByRole('img');
  expect(image.getAttribute('loading')).toBe('eager');
  expect(image.getAttribute('fetchpriority')).toBe('high');
});

test('a picture without variants shows its file', () => {
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

test('a file that is no picture leaves nothing behind', () => {
  const { container } = render(<Picture picture={{ alt: 'x', file: { childImageSharp: null } }} />);
  expect(container.innerHTML).toBe('');
});
