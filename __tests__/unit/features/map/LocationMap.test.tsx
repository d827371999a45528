/** Conditions for loading the map. `browser/enquiry/contactPage.test.ts` scrolls to it and presses its button. */
import { fireEvent, render, screen } from '@testing-library/react';
import { LocationMap } from '../../../../src/features/map/LocationMap';
import { bringIntoView, scrollPage } from '../../../support/dom';
import { hydrate } from '../../../support/hydrate';
import { site } from '../../../support/labels';

const frame = () => screen.getByTitle<HTMLIFrameElement>('Map');
const url = () => frame().getAttribute('src');
const chart = { label: 'Sites', sea: { name: 'Sea', coordinates: '17°30′ N 70°12′ E' }, towns: [] };
const texts = { mapTitle: 'Map', mapShow: 'Show', mapLink: 'Open', chart };
const map = <LocationMap texts={texts} stations={[]} />;

test.each([
  ['scrolls', () => scrollPage(1)],
  ['touches the screen', () => fireEvent.touchStart(window)],
  ['uses a key', () => fireEvent.keyDown(document.body)],
])('it loads when it is near the viewport and the visitor %s, in any order', (_, act) => {
  const { unmount } = render(map);
  bringIntoView(frame());
  for (const type of ['pointermove', 'click']) fireEvent(document.body, new Event(type, { bubbles: true }));
  scrollPage(0);
  expect(url()).toBeNull();
  act();
  expect(url()).toBe(site.map.url);
  // `sandbox` must be set before `src`, because it only applies to pages loaded later.
  expect(frame().getAttributeNames().slice(-2)).toEqual(['sandbox', 'src']);
  unmount();
  render(map);
  act();
  expect(url()).toBeNull();
  bringIntoView(frame());
  expect(url()).toBe(site.map.url);
});

test('a page opened without a connection is hydrated without an error', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  hydrate(map);
  online.mockRestore();
});
