import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

let remove: (() => void)[] = [];
afterEach(() => {
  for (const each of remove) each();
  remove = [];
});

/**
 * Renders an element to HTML like the build, and hydrates it like the browser. Fails if React reports an error.
 * @param meanwhile runs before hydration
 * @returns the container, which is removed after the test
 */
export function hydrate(element: ReactElement, meanwhile = () => {}) {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(element);
  meanwhile();
  act(() => {
    const root = hydrateRoot(container, element);
    remove.push(() => {
      act(() => root.unmount());
      container.remove();
    });
  });
  const complaints = complain.mock.calls.map(([message]) => String(message));
  complain.mockRestore();
  expect(complaints).toEqual([]);
  return container;
}
