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
 * Renders to HTML as the build does, and hydrates it as the browser does.
 * @param meanwhile what happens before the page is hydrated
 * @returns the container, which is gone after the test, and what React complained of
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
  return { container, complaints };
}
