import { fireEvent, render, screen } from '@testing-library/react';
import { ShareStory } from '../../../../src/features/timeline/ShareStory';
import { documentAt } from '../../../support/content';
import { hydrate } from '../../../support/hydrate';

const section = <ShareStory copy={documentAt('pages/legacy.json').shareStory} />;
const story = {
  'First Name*': 'Ada',
  'Last Name*': 'Rao',
  'Email Address*': 'ada@example.com',
  'Phone Number*': '+91 20',
  'Share your experience with us': 'A full truck in 1979.',
};

const send = jest.fn();
beforeEach(() => {
  Object.assign(globalThis, { fetch: send });
  jest.spyOn(console, 'log').mockImplementation(() => {});
  jest.spyOn(window, 'alert').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const entered = () => Object.keys(story).map((name) => field(name).value);
const fill = (values: object = story) => {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Share Your Story' }));

test('a story is logged, thanked for and cleared, and sent nowhere', () => {
  render(section);
  fill();
  submit();
  const [firstName, lastName, email, phone, message] = Object.values(story);
  expect(jest.mocked(console.log).mock.calls).toEqual([
    ['Share Your Story', { firstName, lastName, email, phone, message }],
  ]);
  expect(jest.mocked(window.alert).mock.calls).toEqual([
    ['Thank you for sharing your story with the company!'],
  ]);
  expect(entered()).toEqual(['', '', '', '', '']);
  expect(send).not.toHaveBeenCalled();
});

test.each(Object.keys(story))('without "%s" nothing happens, and nothing is lost', (missing) => {
  render(section);
  fill({ ...story, [missing]: '' });
  submit();
  expect(console.log).not.toHaveBeenCalled();
  expect(window.alert).not.toHaveBeenCalled();
  expect(entered().filter(Boolean)).toHaveLength(4);
});

test('the browser checks the e-mail address', () => {
  render(section);
  fill({ ...story, 'Email Address*': 'no address' });
  submit();
  expect(console.log).not.toHaveBeenCalled();
});

test('each field has a name, and its words stand in it as well', () => {
  render(section);
  for (const name of Object.keys(story)) expect(field(name).placeholder).toBe(name);
});

test('before the page is alive submitting leads nowhere, and visitors without scripts find an e-mail', () => {
  const { container, complaints } = hydrate(section);
  expect(complaints).toEqual([]);
  expect(container.querySelector('form')?.getAttribute('method')).toBe('dialog');
  expect(screen.getByRole('link', { name: 'enquiries@example.com' })).toBeTruthy();
});
