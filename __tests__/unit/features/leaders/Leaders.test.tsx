import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Leaders } from '../../../../src/features/leaders/Leaders';
import { documentAt, documentsIn } from '../../../support/content';
import { arrival } from '../../../support/dom';
import { hydrate } from '../../../support/hydrate';

const leaders = documentsIn<Queries.LeaderFieldsFragment>('leaders');
const section = <Leaders leaders={leaders} labels={documentAt('pages/leadership.json')} />;

beforeEach(() => window.history.replaceState(null, '', '/leadership'));
afterEach(() => window.history.replaceState(null, '', '/'));

const dialog = () => screen.queryByRole('dialog');
const opener = (name: string) => screen.getByRole('button', { name: `Read More: ${name}` });
const open = (name: string) => {
  opener(name).focus();
  fireEvent.click(opener(name));
};
/** Closes the dialog as its button does, by the method of its form, which jsdom does not know. */
function close() {
  const button = within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: 'Close' });
  expect(button.form?.getAttribute('method')).toBe('dialog');
  act(() => button.closest('dialog')?.close());
}

test('each leader is a card with a summary and a button that carries the name', () => {
  render(section);
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(5);
  for (const [index, { name, title, fullDescription }] of leaders.entries()) {
    const card = within(cards[index] as HTMLElement);
    expect(card.getByRole('heading', { name })).toBeTruthy();
    for (const text of [title, fullDescription[0] ?? '']) expect(card.getByText(text)).toBeTruthy();
    expect(card.getByRole('button', { name: `Read More: ${name}` }).textContent).toBe('Read More');
  }
});

test('the button opens the full biography in a dialog named by the leader, at its own address', () => {
  render(section);
  expect(dialog()).toBeNull();
  open('Meera Iyer');
  const biography = within(screen.getByRole('dialog', { name: 'Meera Iyer' }));
  const meera = leaders.find(({ name }) => name === 'Meera Iyer');
  for (const paragraph of meera?.fullDescription ?? []) expect(biography.getByText(paragraph)).toBeTruthy();
  expect(window.location.hash).toBe('#meera-iyer');
  expect(document.activeElement).toBe(biography.getByRole('button', { name: 'Close' }));
});

test('closing it leads back to the card and to the address without it', async () => {
  window.history.replaceState(null, '', '/leadership?from=mail');
  render(section);
  open('Meera Iyer');
  await arrival(close);
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(opener('Meera Iyer'));
  expect(window.location.href).toBe('http://localhost/leadership?from=mail');
});

test('Back closes it and Forward opens it again', async () => {
  render(section);
  open('Rohan Kulkarni');
  await arrival(() => window.history.back());
  expect(dialog()).toBeNull();
  await arrival(() => window.history.forward());
  expect(screen.getByRole('dialog', { name: 'Rohan Kulkarni' })).toBeTruthy();
});

test('word of a closing that comes when it is open again closes nothing', async () => {
  render(section);
  open('Rohan Kulkarni');
  fireEvent(screen.getByRole('dialog', { name: 'Rohan Kulkarni' }), new Event('close'));
  // A closing by the visitor would go back in the history.
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.getByRole('dialog', { name: 'Rohan Kulkarni' })).toBeTruthy();
  expect(window.location.hash).toBe('#rohan-kulkarni');
});

test('one after the other', async () => {
  render(section);
  for (const { name } of leaders) {
    open(name);
    expect(screen.getAllByRole('dialog')).toEqual([screen.getByRole('dialog', { name })]);
    await arrival(close);
  }
});

test.each([
  ['in the closed dialog', () => {}],
  ['on nothing', () => act(() => (document.activeElement as HTMLElement).blur())],
])('its address opens it, and closing it with the focus %s stays on the page, at its card', (_, move) => {
  window.history.replaceState(null, '', '/leadership#farah-shaikh');
  const before = window.history.length;
  const { complaints } = hydrate(section);
  expect(complaints).toEqual([]);
  expect(screen.getByRole('dialog', { name: 'Farah Shaikh' })).toBeTruthy();
  move();
  close();
  expect(dialog()).toBeNull();
  expect(window.location.href).toBe('http://localhost/leadership');
  expect(window.history.length).toBe(before);
  expect(document.activeElement).toBe(opener('Farah Shaikh'));
});

test('one that the browser opened before the page was alive stays open, and closing it changes no address', () => {
  window.history.replaceState(null, '', '/leadership#main');
  const before = window.history.length;
  hydrate(section, () => document.querySelector<HTMLDialogElement>('#meera-iyer')?.showModal());
  expect(screen.getByRole('dialog', { name: 'Meera Iyer' })).toBeTruthy();
  close();
  expect(dialog()).toBeNull();
  expect(window.location.href).toBe('http://localhost/leadership#main');
  expect(window.history.length).toBe(before);
  open('Meera Iyer');
  expect(screen.getByRole('dialog', { name: 'Meera Iyer' })).toBeTruthy();
});

test('the browser does not open it a second time by itself', () => {
  render(section);
  expect(fireEvent.click(opener('Meera Iyer'))).toBe(false);
});

test('a hash that names no leader opens nothing', () => {
  window.history.replaceState(null, '', '/leadership#main');
  expect(hydrate(section).complaints).toEqual([]);
  expect(dialog()).toBeNull();
});

test('the HTML holds all biographies, and buttons that open them by themselves', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(section);
  expect(container.querySelectorAll('dialog')).toHaveLength(5);
  for (const button of container.querySelectorAll('li button')) {
    expect(button.getAttribute('command')).toBe('show-modal');
    expect(container.querySelector(`dialog#${button.getAttribute('commandfor')}`)).toBeTruthy();
  }
});
