import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { DRAFT_KEY, forgetDraft, keepDraft, readDraft } from '../../src/hooks/enquiryDraft';
import { useEnquiryDraft } from '../../src/hooks/useEnquiryDraft';
import { EnquiryFields, entered, field, type } from '../support/enquiryForm';
import { hydrate } from '../support/hydrate';

const jute = { enquiry: { subject: 'Jute' } };
const rice = { enquiry: { subject: 'Rice', email: 'a@example.com' } };

function Probe({ state }: { state?: unknown }) {
  const form = useRef<HTMLFormElement>(null);
  const { keep } = useEnquiryDraft(form, state);
  return (
    <form ref={form} onInput={keep}>
      <EnquiryFields />
    </form>
  );
}

/** Opens the page that holds the form, in place of the one shown. */
let leave = () => {};
function open(state?: unknown) {
  leave();
  const { unmount, rerender } = render(<Probe state={state} />);
  leave = unmount;
  return { arrive: (next: unknown) => rerender(<Probe state={next} />) };
}

afterEach(() => {
  leave = () => {};
  forgetDraft();
});

test('fills the fields with what other pages brought', () => {
  open(rice);
  expect(entered()).toEqual(['', 'a@example.com', '', 'Rice', '']);
});

test('leaves buttons and hidden fields alone', () => {
  const { container } = render(<Probe state={{ enquiry: { _captcha: 'true', nothing: 'x' } }} />);
  expect(entered()).toEqual(['', '', '', '', '']);
  expect(container.querySelector<HTMLInputElement>('[name="_captcha"]')?.value).toBe('false');
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
  });
});

test('the draft is there again, after a reload and after another page', () => {
  open();
  type('Name', 'Ada');
  type('Message', 'One\nTwo');
  open();
  expect(entered()).toEqual(['Ada', '', '', '', 'One\nTwo']);
});

test('the draft wins over what other pages bring, which fills the rest', () => {
  keepDraft({ values: { subject: 'My own' }, brought: {} });
  open(rice);
  expect(entered()).toEqual(['', 'a@example.com', '', 'My own', '']);
});

test('what was typed before the page was alive wins over both', () => {
  keepDraft({ values: { subject: 'Draft', name: 'Ada' }, brought: {} });
  const { complaints } = hydrate(<Probe state={rice} />, () => {
    field('Subject').value = 'Early';
  });
  expect(complaints).toEqual([]);
  expect(entered()).toEqual(['Ada', 'a@example.com', '', 'Early', '']);
  expect(readDraft().values.subject).toBe('Early');
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
  };
  const { arrive } = open(jute);
  type('Message', 'Hello');
  arrive(rice);
  expect(readDraft()).toEqual(kept);
  open(jute);
  expect(readDraft()).toEqual({
    values: { ...kept.values, subject: 'Jute' },
    brought: { ...kept.brought, subject: 'Jute' },
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
  const form = hydrate(<Probe state={jute} />, () => {
    field('Subject').value = 'Jute';
  });
  expect(form.complaints).toEqual([]);
  expect(window.sessionStorage.getItem(DRAFT_KEY)).toBeNull();
});

test('a field that the visitor has emptied stays empty', () => {
  const { arrive } = open(rice);
  type('Subject', '');
  arrive(rice);
  expect(field('Subject').value).toBe('');
});

test('survives a form that is not shown', () => {
  const Absent = () => {
    useEnquiryDraft(useRef(null), jute).keep();
    return <p>Nothing</p>;
  };
  render(<Absent />);
  expect(screen.getByText('Nothing')).toBeTruthy();
});
