import { fireEvent, render, screen } from '@testing-library/react';
import { field, standInForService } from '../../../support/enquiryForm';
import { button, EnquiryProbe, fill, submit } from '../../../support/enquiryProbes';

const { answer } = standInForService();

/** Presses the button with the focus on it, as a visitor does. */
const press = () => {
  button().focus();
  submit();
};
const page = (
  <main tabIndex={-1}>
    <EnquiryProbe />
  </main>
);
const around = () => screen.getByTitle('around');

test('while a message is sent the focus stays by the button, which cannot have it', async () => {
  render(page);
  fill();
  press();
  expect(document.activeElement).toBe(around());
  await answer(true);
  expect(document.activeElement).toBe(around());
});

test('a message that is not complete leads to its first field, not by the button', () => {
  render(page);
  press();
  expect(document.activeElement).toBe(field('Name'));
});

test.each([
  ['by the button', () => {}],
  ['on what holds the form', () => screen.getByRole('main').focus()],
  ['on nothing', () => around().blur()],
])('after a failure the button has the focus back that was %s', async (_, move) => {
  render(page);
  fill();
  press();
  move();
  await answer(false);
  expect(document.activeElement).toBe(button());
});

test('after a failure a focus that has gone on is left where it is', async () => {
  render(page);
  fill();
  press();
  field('Name').focus();
  await answer(false);
  expect(document.activeElement).toBe(field('Name'));
});

test('a message sent from a field takes no focus, whether it fails or not', async () => {
  render(page);
  fill();
  field('Subject').focus();
  fireEvent.submit(screen.getByRole('form', { name: 'Enquiry' }));
  expect(document.activeElement).toBe(field('Subject'));
  await answer(false);
  expect(document.activeElement).toBe(field('Subject'));
});
