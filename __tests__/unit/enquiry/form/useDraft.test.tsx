import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { EMPTY_DRAFT, readDraft, storeDraft } from '../../../../src/enquiry/form/draft';
import { useDraft } from '../../../../src/enquiry/form/useDraft';
import { prefillState } from '../../../../src/enquiry/prefill/prefill';
import { enquiryProgress } from '../../../../src/enquiry/sending/progress';
import { EnquiryFields, entered, field, type } from '../../../support/enquiryForm';
import { hydrate } from '../../../support/hydrate';

const jute = prefillState({ subject: 'Jute' });
const rice = prefillState({ subject: 'Rice', email: 'a@example.com' });

const NO_LIST = {};
function DraftProbe({ state }: { state?: unknown }) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, state, NO_LIST, false);
  return (
    <form ref={form} onInput={({ target }) => draft.handleInput(target)}>
      <EnquiryFields />
    </form>
  );
}

/** Opens the contact page. Leaves the page first if it is already open. */
let leave = () => {};
function open(state?: unknown) {
  leave();
  const { unmount, rerender } = render(<DraftProbe state={state} />);
  leave = unmount;
  return { arrive: (next: unknown) => rerender(<DraftProbe state={next} />) };
}

afterEach(() => {
  leave = () => {};
  act(() => enquiryProgress.set('idle'));
});

test('text typed before hydration is kept and stored', () => {
  storeDraft({ ...EMPTY_DRAFT, name: { value: 'Ada', source: 'typed' } });
  hydrate(<DraftProbe state={rice} />, () => {
    field('Subject').value = 'Early';
  });
  expect(entered()).toEqual(['Ada', 'a@example.com', '', 'Early', '']);
  expect(readDraft().subject).toEqual({ value: 'Early', source: 'typed' });
});

test('text that a browser fills in without an event is kept', () => {
  open();
  field('Name').value = 'Ada';
  type('Message', 'Hello');
  expect(entered()).toEqual(['Ada', '', '', '', 'Hello']);
});

test('a field that the visitor has cleared stays empty', () => {
  const { arrive } = open(rice);
  type('Subject', '');
  arrive(rice);
  expect(field('Subject').value).toBe('');
});

test.each(['idle', 'sending'] as const)(
  'the first state does not move the focus (%s), and a later prefill moves it to the first field',
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

test('while the enquiry is being sent, a prefill changes neither fields nor focus', () => {
  const { arrive } = open(jute);
  enquiryProgress.set('sending');
  arrive(rice);
  expect(entered()).toEqual(['', '', '', 'Jute', '']);
  expect(document.activeElement).toBe(document.body);
});
