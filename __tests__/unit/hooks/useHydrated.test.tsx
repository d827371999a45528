import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useHydrated } from '../../../src/hooks/useHydrated';
import { hydrate } from '../../support/hydrate';

const Probe = () => <p>{useHydrated() ? 'hydrated' : 'only HTML'}</p>;

test('is true at once on a page that comes later', () => {
  const seen: boolean[] = [];
  const Recorder = () => {
    seen.push(useHydrated());
    return null;
  };
  render(<Recorder />);
  expect(seen).toEqual([true]);
});

test('is false in the HTML, which the browser takes over without a complaint, and true from then on', () => {
  expect(renderToString(<Probe />)).toBe('<p>only HTML</p>');
  const { container, complaints } = hydrate(<Probe />);
  expect(complaints).toEqual([]);
  expect(container.textContent).toBe('hydrated');
});
