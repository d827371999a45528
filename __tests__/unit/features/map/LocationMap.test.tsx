import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LocationMap } from '../../../../src/features/map/LocationMap';
import { documentAt } from '../../../support/content';
import { bringIntoView, intersectionOptions } from '../../../support/dom';
import { hydrate } from '../../../support/hydrate';

const map = <LocationMap title="Location Map" link="Open the map" />;
const { map: addresses, offices } = documentAt('site.json');
const { url } = addresses;
const frame = () => screen.getByTitle<HTMLIFrameElement>('Location Map');

test('nothing of the map is loaded until it is within 200 px of the view', () => {
  render(map);
  expect(intersectionOptions(frame())).toEqual([{ threshold: 0, rootMargin: '200px' }]);
  bringIntoView(frame(), 0);
  expect(frame().hasAttribute('src')).toBe(false);
  bringIntoView(frame(), 0.01);
  expect(frame().getAttribute('src')).toBe(url);
});

test('once loaded it stays', () => {
  render(map);
  bringIntoView(frame());
  bringIntoView(frame(), 0);
  expect(frame().getAttribute('src')).toBe(url);
});

test('without a connection it waits for one, and what is loaded then stays', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const tell = (event: string) => act(() => void window.dispatchEvent(new Event(event)));
  render(map);
  bringIntoView(frame());
  expect(frame().hasAttribute('src')).toBe(false);
  online.mockReturnValue(true);
  tell('online');
  expect(frame().getAttribute('src')).toBe(url);
  online.mockReturnValue(false);
  tell('offline');
  expect(frame().getAttribute('src')).toBe(url);
  online.mockRestore();
});

test('what it shows is said below it, with the way to the map itself', () => {
  render(map);
  expect(screen.getByRole('figure').textContent).toContain(offices.head.place);
  expect(screen.getByRole('link', { name: 'Open the map' }).getAttribute('href')).toBe(addresses.page);
});

test('without scripts the browser loads it when it comes near', () => {
  const [scripted, plain] = renderToString(map).split('<noscript>');
  expect(scripted).not.toContain('src=');
  const container = document.createElement('div');
  container.innerHTML = plain ?? '';
  expect(container.querySelector('iframe')?.getAttribute('src')).toBe(url);
  expect(container.querySelector('iframe')?.getAttribute('loading')).toBe('lazy');
});

test('the browser takes over without a complaint', () => {
  expect(hydrate(map).complaints).toEqual([]);
});
