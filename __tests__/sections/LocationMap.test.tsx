import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LocationMap } from '../../src/sections/LocationMap/LocationMap';
import { documentAt } from '../support/content';
import { bringIntoView, intersectionOptions } from '../support/dom';
import { hydrate } from '../support/hydrate';

const map = <LocationMap title="Location Map" />;
const { url } = documentAt('site.json').map;
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
