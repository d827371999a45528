import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useHydrated } from '../../../src/hooks/useHydrated';
import { hydrate } from '../../support/hydrate';

const Probe = () => <p>{useHydrated() ? 'alive' : 'only HTML'}</p>;

test('is false in the HTML', () => {
  expect(renderToString(<Probe />)).toBe('<p>only HTML</p>');
});

test('is true at once on a page that comes later', () => {
  const seen: boolean[] = [];
  const Recorder = () => {
    seen.push(useHydrated());
    return null;
  };
  render(<Recorder />);
  expect(seen).toEqual([true]);
});

test('the browser takes over the HTML without a complaint, and it is true from then on', () => {
  const { container, complaints } = hydrate(<Probe />);
  expect(complaints).toEqual([]);
  expect(container.textContent).toBe('alive');
});
