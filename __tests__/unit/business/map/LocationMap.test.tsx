/** Conditions for loading the map. `browser/enquiry/contactPage.test.ts` scrolls to it and presses its button. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LocationMap } from '../../../../src/business/map/LocationMap';
import { bringIntoView, scrollPage } from '../../../support/dom';
import { hydrate } from '../../../support/hydrate';
import { site } from '../../../support/labels';

const frame = () => screen.getByTitle<HTMLIFrameElement>('Map');
const url = () => frame().getAttribute('src');
const chart = { label: 'Sites', sea: { name: 'Sea', coordinates: '17°30′ N 70°12′ E' }, towns: [] };
const texts = { mapTitle: 'Map', mapShow: 'Show', mapLink: 'Open', chart };
const map = <LocationMap texts={texts} stations={[]} />;

const reach = jest.fn<Promise<object>, []>();
beforeEach(() => {
  reach.mockReset().mockResolvedValue({});
  Object.assign(globalThis, { fetch: reach });
});

test.each([
  ['scrolls', () => scrollPage(1)],
  ['touches the screen', () => fireEvent.touchStart(window)],
  ['uses a key', () => fireEvent.keyDown(document.body)],
])('it loads when it is near the viewport and the visitor %s, in any order', async (_, interact) => {
  const { unmount } = render(map);
  bringIntoView(frame());
  for (const type of ['pointermove', 'click']) fireEvent(document.body, new Event(type, { bubbles: true }));
  scrollPage(0);
  expect(url()).toBeNull();
  interact();
  await waitFor(() => expect(url()).toBe(site.map.url));
  // `sandbox` must be set before `src`, because it only applies to pages loaded later.
  expect(frame().getAttributeNames().slice(-2)).toEqual(['sandbox', 'src']);
  unmount();
  render(map);
  interact();
  expect(url()).toBeNull();
  bringIntoView(frame());
  await waitFor(() => expect(url()).toBe(site.map.url));
});

test('it stays a chart if its host cannot be reached, and the button tries again', async () => {
  reach.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(map);
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show' })));
  await press();
  expect([reach.mock.calls.length, url()]).toEqual([1, null]);
  expect(screen.getByRole('img', { name: chart.label })).toBeTruthy();
  await press();
  await waitFor(() => expect(url()).toBe(site.map.url));
});

test('a page opened without a connection is hydrated without an error', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  hydrate(map);
  online.mockRestore();
});
