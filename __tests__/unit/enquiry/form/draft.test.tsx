import {
  DRAFT_KEY,
  type Draft,
  type DraftField,
  draftReducer,
  EMPTY_DRAFT,
  mountDraft,
  readDraft,
  storeDraft,
} from '../../../../src/enquiry/form/draft';

const typed = (value: string): DraftField => ({ value, source: 'typed' });
const page = (value: string): DraftField => ({ value, source: 'page' });
const list = (value: string): DraftField => ({ value, source: 'list' });
const draft = (fields: Partial<Draft>): Draft => ({ ...EMPTY_DRAFT, ...fields });

describe('on mount', () => {
  test('text typed before hydration replaces stored text', () => {
    const stored = draft({ name: typed('Ada'), subject: page('Jute') });
    expect(mountDraft({ name: 'Grace' }, stored, {})).toEqual({ ...stored, name: typed('Grace') });
  });

  test.each([
    ['goes below the stored one', 'Three', 'One\nTwo\nThree'],
    ['replaces the stored one that it contains', 'One\nTwo, more', 'One\nTwo, more'],
    ['is dropped if the stored one contains it', 'One', 'One\nTwo'],
  ])('a message typed before hydration %s', (_, message, expected) => {
    const stored = draft({ message: typed('One\nTwo') });
    expect(mountDraft({ message }, stored, {}).message).toEqual(typed(expected));
  });

  test('values that the browser restored keep their source', () => {
    const stored = draft({ message: list('Please quote.') });
    expect(mountDraft({ subject: 'Jute', message: 'Please quote.' }, stored, { subject: 'Jute' })).toEqual(
      draft({ subject: page('Jute'), message: list('Please quote.') }),
    );
  });
});

test('typing changes the source, unless the value stays the same', () => {
  const before = draft({ subject: page('Jute') });
  expect(draftReducer(before, { type: 'type', name: 'subject', value: 'Jute' })).toBe(before);
  expect(draftReducer(before, { type: 'type', name: 'subject', value: 'Jute, 5 t' })?.subject).toEqual(
    typed('Jute, 5 t'),
  );
});

const RICE = { subject: 'Rice' };

test.each([
  ['a prefill fills an empty field', typed(''), 'prefill', RICE, page('Rice')],
  ['a prefill replaces a value of another page', page('Jute'), 'prefill', RICE, page('Rice')],
  ['a prefill replaces a value of the list', list('Jute'), 'prefill', RICE, page('Rice')],
  ['a prefill keeps typed text', typed('Jute'), 'prefill', RICE, typed('Jute')],
  ['the list fills an empty field', typed(''), 'list', RICE, list('Rice')],
  ['the list replaces its own value', list('Jute'), 'list', RICE, list('Rice')],
  ['the list removes its own value', list('Jute'), 'list', {}, list('')],
  ['the list recognizes a value that the browser restored', typed('Rice'), 'list', RICE, list('Rice')],
  ['the list keeps a value of another page', page('Jute'), 'list', RICE, page('Jute')],
  ['the list keeps typed text', typed('Jute'), 'list', {}, typed('Jute')],
] as const)('%s', (_, subject, type, values, expected) => {
  expect(draftReducer(draft({ subject }), { type, values })?.subject).toEqual(expected);
});

test('restoring an earlier enquiry keeps typed text', () => {
  const before = draft({ subject: typed('Once more'), message: typed('Did this arrive?') });
  const values = { name: 'Ada', subject: 'Jute', message: 'Two bales.' };
  expect(draftReducer(before, { type: 'restore', values })).toEqual(
    draft({
      name: typed('Ada'),
      subject: typed('Once more'),
      message: typed('Two bales.\nDid this arrive?'),
    }),
  );
});

describe('storage', () => {
  test('a draft without typed text removes the stored one', () => {
    storeDraft(draft({ name: typed('Ada') }));
    storeDraft(draft({ name: typed(''), subject: page('Jute'), message: list('Please quote.') }));
    expect(window.sessionStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  test('a draft of an earlier release is parsed as an empty draft', () => {
    window.sessionStorage.setItem(DRAFT_KEY, '{"values":{"name":"Ada"},"brought":{},"listed":{}}');
    expect(readDraft()).toEqual(EMPTY_DRAFT);
  });
});
