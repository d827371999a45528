import { act, fireEvent, render, screen } from '@testing-library/react';
import { LocationMap } from '../../../../src/features/map/LocationMap';
import { bringIntoView, scrollPage } from '../../../support/dom';
import { hydrate } from '../../../support/hydrate';
import { site } from '../../../support/labels';

const frame = () => screen.getByTitle<HTMLIFrameElement>('Map');
const address = () => frame().getAttribute('src');
const show = () => screen.queryByRole('button', { name: 'Show' });
const map = <LocationMap title="Map" show="Show" link="Open" chartLabel="Sites" />;

test.each([
  ['scrolls', () => scrollPage(1)],
  ['touches the screen', () => fireEvent.touchStart(window)],
  ['uses a key', () => fireEvent.keyDown(document.body)],
])('its host is asked when it is near the view and the visitor %s, whichever comes first', (_, action) => {
  const { unmount } = render(map);
  bringIntoView(frame(), 0.01);
  expect(address()).toBeNull();
  action();
  expect([address(), show()]).toEqual([site.map.url, null]);
  unmount();
  render(map);
  action();
  expect(address()).toBeNull();
  bringIntoView(frame(), 0.01);
  expect(address()).toBe(site.map.url);
});

test('its host is not asked when the page is scrolled to its top, nor when the mouse moves or presses', () => {
  render(map);
  bringIntoView(frame());
  scrollPage(0);
  fireEvent.pointerMove(window);
  fireEvent.click(document.body);
  expect(address()).toBeNull();
});

test('the button loads it wherever it is, and hands it the focus', () => {
  render(map);
  show()?.focus();
  fireEvent.click(show() as HTMLElement);
  expect([address(), show(), document.activeElement]).toEqual([site.map.url, null, frame()]);
  // In this order: rights hold for what is loaded afterwards.
  expect(frame().getAttributeNames().slice(-2)).toEqual(['sandbox', 'src']);
});

test('near the view it waits for a connection, and what is loaded then stays', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const tell = (event: string) => act(() => void window.dispatchEvent(new Event(event)));
  render(map);
  scrollPage(1);
  bringIntoView(frame(), 0.01);
  expect(address()).toBeNull();
  online.mockReturnValue(true);
  tell('online');
  expect(address()).toBe(site.map.url);
  online.mockReturnValue(false);
  tell('offline');
  bringIntoView(frame(), 0);
  expect(address()).toBe(site.map.url);
  online.mockRestore();
});

test('a page opened without a connection is hydrated without a complaint', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(hydrate(map).complaints).toEqual([]);
  online.mockRestore();
});
