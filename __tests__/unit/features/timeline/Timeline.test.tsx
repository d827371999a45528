import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Timeline } from '../../../../src/features/timeline/Timeline';
import { documentAt, documentsIn } from '../../../support/content';
import { arrival, layOutTrack } from '../../../support/dom';
import { hydrate } from '../../../support/hydrate';

const eras = documentsIn<Queries.TimelineEraFieldsFragment>('timeline-eras').map((era) => ({
  ...era,
  members: documentsIn<Queries.TimelineEraFieldsFragment['members'][number]>(`timeline/${era.slug}`),
}));
const timeline = (shown = eras) => <Timeline eras={shown} labels={documentAt('pages/legacy.json')} />;

beforeEach(() => window.history.replaceState(null, '', '/legacy'));
afterEach(() => window.history.replaceState(null, '', '/'));

const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });
const panel = () => screen.getByRole('tabpanel');
const list = () => within(panel()).getByRole('list');
const button = (name: string) => within(panel()).getByRole<HTMLButtonElement>('button', { name });
const disabled = () => ['Previous', 'Next'].filter((name) => button(name).disabled);
const position = () => within(panel()).getByRole('status').textContent;
/** The titles of the events within reach. */
const reachable = () =>
  [...list().children]
    .filter((event) => !event.hasAttribute('inert'))
    .map((event) => event.querySelector('h4')?.textContent);
const title = (era: number, event: number) => eras[era]?.members[event]?.title;

function show(shown = eras) {
  render(timeline(shown));
  layOutTrack(list(), { step: 600, inSight: 1 });
}

test('the periods are tabs with their years, the first of them selected', () => {
  show();
  expect(within(screen.getByRole('tablist', { name: 'Periods' })).getAllByRole('tab')).toHaveLength(3);
  for (const name of ['Origin 1970 - 1985', 'Evolution 1985 - 2010', 'Future 2010 onwards'])
    expect(screen.getByRole('tab', { name }).ariaSelected).toBe(String(name.startsWith('Origin')));
  expect(screen.getByRole('tabpanel', { name: 'Origin 1970 - 1985' })).toBe(panel());
});

test('one event at a time is within reach, all of them in a list with the name of the period', () => {
  show();
  expect(list().ariaLabel).toBe('Origin');
  expect(list().children).toHaveLength(7);
  expect(reachable()).toEqual([title(0, 0)]);
  expect(position()).toBe(`1 of 7: ${title(0, 0)}`);
});

test('the buttons lead from the first event to the last and no further', () => {
  show();
  expect(disabled()).toEqual(['Previous']);
  fireEvent.click(button('Next'));
  expect(reachable()).toEqual([title(0, 1)]);
  expect(position()).toBe(`2 of 7: ${title(0, 1)}`);
  expect(disabled()).toEqual([]);
  for (let clicks = 0; clicks < 5; clicks++) fireEvent.click(button('Next'));
  expect(reachable()).toEqual([title(0, 6)]);
  expect(disabled()).toEqual(['Next']);
});

test('the keys lead on from the list', () => {
  show();
  for (const [key, event] of [
    ['ArrowRight', 1],
    ['End', 6],
    ['ArrowLeft', 5],
    ['Home', 0],
  ] as const) {
    fireEvent.keyDown(list(), { key });
    expect(reachable()).toEqual([title(0, event)]);
  }
});

test('the keys of the tabs choose periods and move no event', () => {
  show();
  fireEvent.keyDown(tab('Origin'), { key: 'ArrowRight' });
  expect(tab('Evolution').ariaSelected).toBe('true');
  expect(position()).toMatch(/^1 of 6/);
});

test('at the last event the focus goes on at the list, which takes it', () => {
  show(eras.map((era) => ({ ...era, members: era.members.slice(0, 2) })));
  expect(list().tabIndex).toBe(0);
  button('Next').focus();
  fireEvent.click(button('Next'));
  expect(document.activeElement).toBe(list());
  button('Previous').focus();
  fireEvent.click(button('Previous'));
  expect(document.activeElement).toBe(list());
});

test('another period begins with its first event, and so does the one come back to', () => {
  show();
  fireEvent.click(button('Next'));
  fireEvent.click(tab('Future'));
  expect(window.location.hash).toBe('#future');
  expect(reachable()).toEqual([title(2, 0)]);
  fireEvent.click(tab('Origin'));
  expect(reachable()).toEqual([title(0, 0)]);
  expect(disabled()).toEqual(['Previous']);
});

test.each([
  ['the list', () => list()],
  ['a button', () => button('Next')],
])('Back to another period takes the focus along to its tab from %s of the one left', async (_, element) => {
  show();
  fireEvent.click(tab('Future'));
  element().focus();
  await arrival(() => window.history.back());
  expect(tab('Origin').ariaSelected).toBe('true');
  expect(document.activeElement).toBe(tab('Origin'));
});

test('Back to another period takes no focus from elsewhere', async () => {
  show();
  fireEvent.click(tab('Future'));
  await arrival(() => window.history.back());
  expect(tab('Origin').ariaSelected).toBe('true');
  expect(document.activeElement).toBe(document.body);
});

test('how far the visitor is shows on a line', () => {
  show();
  fireEvent.click(button('Next'));
  const marks = [...panel().querySelectorAll<HTMLElement>('[data-passed]')].map(
    (mark) => mark.dataset.passed,
  );
  expect(marks).toEqual(['true', 'true', 'false', 'false', 'false', 'false', 'false']);
});

test('an event without a picture', () => {
  expect(eras.flatMap(({ members }) => members).filter(({ image }) => image).length).toBeGreaterThan(0);
  const missing = eras.map((era) => ({
    ...era,
    members: era.members.map((each) => ({ ...each, image: null })),
  }));
  const { container, complaints } = hydrate(timeline(missing));
  expect(complaints).toEqual([]);
  expect(container.querySelectorAll('picture')).toHaveLength(0);
});

test('the HTML holds every event, within reach, and links to the periods', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(timeline());
  expect(container.querySelectorAll('h4')).toHaveLength(eras.flatMap(({ members }) => members).length);
  expect(container.querySelectorAll('[inert], [hidden]')).toHaveLength(0);
  const links = [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#origin', '#evolution', '#future']);
  for (const { slug } of eras) expect(container.querySelector(`section#${slug}`)).toBeTruthy();
});

test.each([
  ['', 'Origin'],
  ['#evolution', 'Evolution'],
])('the browser takes over at "%s" without a complaint, and shows %s', (hash, name) => {
  window.history.replaceState(null, '', `/legacy${hash}`);
  expect(hydrate(timeline()).complaints).toEqual([]);
  expect(tab(name).ariaSelected).toBe('true');
  expect(reachable()).toHaveLength(1);
});
