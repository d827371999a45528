import { act, fireEvent, render, screen } from '@testing-library/react';
import { LocationMap } from '../../../../src/features/map/LocationMap';
import { bringIntoView, scrollPage } from '../../../support/dom';
import { hydrate } from '../../../support/hydrate';
import { site } from '../../../support/labels';

const frame = () => screen.getByTitle<HTMLIFrameElement>('Map');
const source = () => frame().getAttribute('src');
const show = () => screen.queryByRole('button', { name: 'Show' });
const map = <LocationMap title="Map" show="Show" link="Open" chartLabel="Sites" />;

test.each([
  ['scrolls', () => scrollPage(1)],
  ['touches the screen', () => fireEvent.touchStart(window)],
  ['uses a key', () => fireEvent.keyDown(document.body)],
])('the map loads when it is almost in view and the visitor %s, in either order', (_, action) => {
  const { unmount } = render(map);
  bringIntoView(frame(), 0.01);
  expect(source()).toBeNull();
  action();
  expect([source(), show()]).toEqual([site.map.url, null]);
  unmount();
  render(map);
  action();
  expect(source()).toBeNull();
  bringIntoView(frame(), 0.01);
  expect(source()).toBe(site.map.url);
});

test('scrolling to the top and mouse events do not load the map', () => {
  render(map);
  bringIntoView(frame());
  scrollPage(0);
  fireEvent.pointerMove(window);
  fireEvent.click(document.body);
  expect(source()).toBeNull();
});

test('the button loads the map in any position and moves the focus to it', () => {
  render(map);
  show()?.focus();
  fireEvent.click(show() as HTMLElement);
  expect([source(), show(), document.activeElement]).toEqual([site.map.url, null, frame()]);
  // `sandbox` applies only to a document that is loaded later.
  expect(frame().getAttributeNames().slice(-2)).toEqual(['sandbox', 'src']);
});

test('offline the map does not load; once loaded it stays when the connection is lost', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const dispatch = (event: string) => act(() => void window.dispatchEvent(new Event(event)));
  render(map);
  scrollPage(1);
  bringIntoView(frame(), 0.01);
  expect(source()).toBeNull();
  online.mockReturnValue(true);
  dispatch('online');
  expect(source()).toBe(site.map.url);
  online.mockReturnValue(false);
  dispatch('offline');
  bringIntoView(frame(), 0);
  expect(source()).toBe(site.map.url);
  online.mockRestore();
});

test('a page that is opened offline is hydrated without errors', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(hydrate(map).complaints).toEqual([]);
  online.mockRestore();
});
