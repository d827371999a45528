import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { ENQUIRY_FIELDS, type EnquiryField, prefillState } from '../../../src/enquiry/enquiry';
import {
  DRAFT_KEY,
  type Draft,
  draftValues,
  EMPTY_DRAFT,
  readDraft,
  storeDraft,
  useDraft,
  withControls,
  withPrefill,
} from '../../../src/enquiry/useDraft';
import { hydrate } from '../../support/hydrate';

const draft = (typed: Draft['typed'], page: Draft['page'] = {}): Draft => ({ typed, page });
const LIST = { subject: 'Rice', message: 'Please quote.' };

test.each([
  ['the list fills an empty field', draft({}), 'Rice'],
  ['a value of another page wins over the list', draft({}, { subject: 'Jute' }), 'Jute'],
  ['typed text wins over all', draft({ subject: 'Silk' }, { subject: 'Jute' }), 'Silk'],
  ['a field that the visitor has cleared stays empty', draft({ subject: '' }, { subject: 'Jute' }), ''],
])('%s', (_, values, subject) => {
  expect(draftValues(values, LIST).subject).toBe(subject);
});

test.each([
  ['replaces a value of another page', draft({}, { subject: 'Jute' }), 'Wool'],
  ['keeps typed text', draft({ subject: 'Silk' }), 'Silk'],
  ['fills a field that the visitor has cleared', draft({ subject: '' }), 'Wool'],
])('a prefill %s', (_, before, subject) => {
  expect(draftValues(withPrefill(before, { subject: 'Wool' }), LIST).subject).toBe(subject);
});

describe('on mount', () => {
  test('text typed before hydration replaces stored text', () => {
    expect(withControls(draft({ name: 'Ada' }), { name: 'Grace' }, LIST)).toEqual(draft({ name: 'Grace' }));
  });

  test.each([
    ['goes below the stored one', 'Three', 'One\nTwo\nThree'],
    ['replaces the stored one that it contains', 'One\nTwo, more', 'One\nTwo, more'],
    ['is dropped if the stored one contains it', 'One', 'One\nTwo'],
  ])('a message typed before hydration %s', (_, message, expected) => {
    expect(withControls(draft({ message: 'One\nTwo' }), { message }, {}).typed.message).toBe(expected);
  });

  test('values of a page or the list that the browser restored do not become typed ones', () => {
    const before = draft({ name: 'Ada' }, { subject: 'Jute' });
    expect(withControls(before, { subject: 'Jute', message: 'Please quote.' }, LIST)).toEqual(before);
  });
});

describe('storage', () => {
  test('a draft without typed text removes the stored one', () => {
    storeDraft(draft({ name: 'Ada' }));
    storeDraft(draft({ name: '' }, { subject: 'Jute' }));
    expect(window.sessionStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  test('a draft of an earlier release is parsed as an empty draft', () => {
    window.sessionStorage.setItem(DRAFT_KEY, '{"name":{"value":"Ada","source":"typed"}}');
    expect(readDraft()).toEqual(EMPTY_DRAFT);
  });
});

function DraftProbe({ state }: { state?: unknown }) {
  const form = useRef<HTMLFormElement>(null);
  const { handleInput } = useDraft(form, state, EMPTY_DRAFT.typed);
  return (
    <form ref={form} onInput={({ target }) => handleInput(target)}>
      {ENQUIRY_FIELDS.map((name) => (
        <input key={name} name={name} />
      ))}
    </form>
  );
}

const field = (name: EnquiryField) => document.getElementsByName(name)[0] as HTMLInputElement;
const entered = () => ENQUIRY_FIELDS.map((name) => field(name).value);

test('text typed before hydration is kept and stored', () => {
  storeDraft(draft({ name: 'Ada' }));
  hydrate(<DraftProbe state={prefillState({ subject: 'Rice', email: 'a@example.com' })} />, () => {
    field('subject').value = 'Early';
  });
  expect(entered()).toEqual(['Ada', 'a@example.com', '', 'Early', '']);
  expect(readDraft().typed.subject).toBe('Early');
});

test('text that a browser fills in without an event is kept', () => {
  render(<DraftProbe />);
  field('name').value = 'Ada';
  fireEvent.input(field('message'), { target: { value: 'Hello' } });
  expect(entered()).toEqual(['Ada', '', '', '', 'Hello']);
});
