import { render } from '@testing-library/react';
import { DRAFT_KEY, forgetDraft, keepDraft, readDraft } from '../../../../src/features/enquiry/draft';
import { enquiryProgress } from '../../../../src/features/enquiry/progress';
import { entered, field, type } from '../../../support/enquiryForm';
import { DraftProbe } from '../../../support/enquiryProbes';
import { hydrate } from '../../../support/hydrate';

const jute = { enquiry: { subject: 'Jute' } };
const rice = { enquiry: { subject: 'Rice', email: 'a@example.com' } };

/** Opens the page that holds the form, in place of the one shown. */
let leave = () => {};
function open(state?: unknown) {
  leave();
  const { unmount, rerender } = render(<DraftProbe state={state} />);
  leave = unmount;
  return { arrive: (next: unknown) => rerender(<DraftProbe state={next} />) };
}

afterEach(() => {
  leave = () => {};
  enquiryProgress.set('idle');
  forgetDraft();
});

test('fills the fields with what other pages brought', () => {
  open(rice);
  expect(entered()).toEqual(['', 'a@example.com', '', 'Rice', '']);
});

test.each([undefined, null, { key: '1' }, { enquiry: null }, 'enquiry'])(
  'the state %j fills nothing',
  (state) => {
    open(state);
    expect(entered()).toEqual(['', '', '', '', '']);
  },
);

test('what other pages brought is kept only with something typed beside it', () => {
  open(jute);
  expect(window.sessionStorage.getItem(DRAFT_KEY)).toBeNull();
  type('Message', 'Two bales');
  expect(readDraft()).toEqual({
    values: { name: '', email: '', phone: '', subject: 'Jute', message: 'Two bales' },
    brought: { subject: 'Jute' },
    listed: {},
  });
});

test('the draft wins over what other pages bring, which fills the rest', () => {
  keepDraft({ values: { subject: 'My own' }, brought: {}, listed: {} });
  open(rice);
  expect(entered()).toEqual(['', 'a@example.com', '', 'My own', '']);
});

test('what was typed before hydration wins over both', () => {
  keepDraft({ values: { subject: 'Draft', name: 'Ada' }, brought: {}, listed: {} });
  const { complaints } = hydrate(<DraftProbe state={rice} />, () => {
    field('Subject').value = 'Early';
  });
  expect(complaints).toEqual([]);
  expect(entered()).toEqual(['Ada', 'a@example.com', '', 'Early', '']);
  expect(readDraft().values.subject).toBe('Early');
});

test.each([
  ['goes below it', 'Three', 'One\nTwo\nThree'],
  ['that holds all of it stands alone', 'One\nTwo, more', 'One\nTwo, more'],
  ['that it holds already is not said twice', 'One', 'One\nTwo'],
])('a message begun anew before the draft was there %s', (_, begun, expected) => {
  keepDraft({ values: { name: 'Ada', message: 'One\nTwo' }, brought: {}, listed: {} });
  const { complaints } = hydrate(<DraftProbe />, () => {
    field('Name').value = 'Grace';
    field('Message').value = begun;
  });
  expect(complaints).toEqual([]);
  expect(entered()).toEqual(['Grace', '', '', '', expected]);
  expect(readDraft().values).toMatchObject({ name: 'Grace', message: expected });
});

test('a newer enquiry takes the place of an older one that was left as it was', () => {
  const { arrive } = open(jute);
  arrive(rice);
  expect(entered()).toEqual(['', 'a@example.com', '', 'Rice', '']);
});

test('a newer enquiry changes nothing that was typed', () => {
  const { arrive } = open(jute);
  type('Subject', 'Jute, 5 t');
  type('Message', 'Hello');
  arrive(rice);
  expect(entered()).toEqual(['', 'a@example.com', '', 'Jute, 5 t', 'Hello']);
});

test('a newer enquiry takes the place of an older one also beside a draft', () => {
  open(jute);
  type('Message', 'Hello');
  open(rice);
  expect(entered()).toEqual(['', 'a@example.com', '', 'Rice', 'Hello']);
});

test('with something typed, what a newer enquiry brings is kept at once', () => {
  const kept = {
    values: { name: '', email: 'a@example.com', phone: '', subject: 'Rice', message: 'Hello' },
    brought: { subject: 'Rice', email: 'a@example.com' },
    listed: {},
  };
  const { arrive } = open(jute);
  type('Message', 'Hello');
  arrive(rice);
  expect(readDraft()).toEqual(kept);
  open(jute);
  expect(readDraft()).toEqual({
    values: { ...kept.values, subject: 'Jute' },
    brought: { ...kept.brought, subject: 'Jute' },
    listed: {},
  });
});

test('with something typed, what other pages brought stays without them', () => {
  open(jute);
  type('Message', 'Hello');
  open();
  expect(entered()).toEqual(['', '', '', 'Jute', 'Hello']);
});

test('with nothing typed, what other pages brought goes with them', () => {
  open(jute);
  open();
  expect(entered()).toEqual(['', '', '', '', '']);
});

test('after a reload what was brought is still known as such', () => {
  open(jute);
  type('Message', 'Hello');
  const { arrive } = open(jute);
  expect(entered()).toEqual(['', '', '', 'Jute', 'Hello']);
  arrive(rice);
  expect(field('Subject').value).toBe('Rice');
});

test('what the browser itself has restored is still known as brought', () => {
  const restore = () => Object.assign(field('Subject'), { value: 'Jute' });
  expect(hydrate(<DraftProbe state={jute} />, restore).complaints).toEqual([]);
  expect(window.sessionStorage.getItem(DRAFT_KEY)).toBeNull();
});

test('a field that the visitor has emptied stays empty', () => {
  const { arrive } = open(rice);
  type('Subject', '');
  arrive(rice);
  expect(field('Subject').value).toBe('');
});

test.each(['idle', 'sending'] as const)(
  'what was there when the form came (%s) takes no focus; what comes later leads to the first field',
  (progress) => {
    enquiryProgress.set(progress);
    const { arrive } = open(jute);
    enquiryProgress.set('idle');
    expect(document.activeElement).toBe(document.body);
    arrive(rice);
    expect(document.activeElement).toBe(field('Name'));
    field('Name').blur();
    arrive({ key: 'next' });
    expect(document.activeElement).toBe(document.body);
  },
);

test('a message on its way stays as it was sent, and no focus is moved', () => {
  const { arrive } = open(jute);
  enquiryProgress.set('sending');
  arrive(rice);
  enquiryProgress.set('idle');
  expect(entered()).toEqual(['', '', '', 'Jute', '']);
  expect(document.activeElement).toBe(document.body);
});
