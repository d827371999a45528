import { act, render, screen } from '@testing-library/react';
import { LocationMap } from '../../../../src/features/map/LocationMap';
import { bringIntoView } from '../../../support/dom';
import { hydrate } from '../../../support/hydrate';
import { site } from '../../../support/labels';

const frame = () => screen.getByTitle<HTMLIFrameElement>('Map');
const map = <LocationMap title="Map" link="Open" />;

test('near the view it waits for a connection, and what is loaded then stays', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const tell = (event: string) => act(() => void window.dispatchEvent(new Event(event)));
  render(map);
  bringIntoView(frame(), 0.01);
  expect(frame().hasAttribute('src')).toBe(false);
  online.mockReturnValue(true);
  tell('online');
  expect(frame().getAttribute('src')).toBe(site.map.url);
  online.mockReturnValue(false);
  tell('offline');
  bringIntoView(frame(), 0);
  expect(frame().getAttribute('src')).toBe(site.map.url);
  online.mockRestore();
});

test('a page opened without a connection is hydrated without a complaint', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(hydrate(map).complaints).toEqual([]);
  online.mockRestore();
});
