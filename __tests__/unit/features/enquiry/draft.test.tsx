import { DRAFT_KEY, forgetDraft, keepDraft, readDraft } from '../../../../src/features/enquiry/draft';

const stored = () => window.sessionStorage.getItem(DRAFT_KEY);
const store = (json: string) => window.sessionStorage.setItem(DRAFT_KEY, json);
const NONE = { values: {}, brought: {}, listed: {} };

afterEach(() => {
  jest.restoreAllMocks();
  forgetDraft();
});

test('is kept for the tab, and for no other', () => {
  const draft = { values: { name: 'Ada', subject: 'Jute' }, brought: { subject: 'Jute' }, listed: {} };
  keepDraft(draft);
  expect(JSON.parse(stored() ?? '')).toEqual(draft);
  expect(readDraft()).toEqual(draft);
  expect(window.localStorage.length).toBe(0);
});

test('is forgotten', () => {
  keepDraft({ values: { name: 'Ada' }, brought: {}, listed: {} });
  forgetDraft();
  expect(stored()).toBeNull();
  expect(readDraft()).toEqual(NONE);
});

test.each(['{"values":{"name":"Ada"', 'null', '5', '"draft"', '[]', '{}', '{"values":null,"brought":7}'])(
  'what stands there otherwise, %s, is no draft',
  (json) => {
    store(json);
    expect(readDraft()).toEqual(NONE);
  },
);

test('of a foreign object only texts under the names of fields are taken', () => {
  store('{"values":{"name":"Ada","email":5,"_captcha":"true"},"brought":{"subject":"Jute","phone":null}}');
  expect(readDraft()).toEqual({ values: { name: 'Ada' }, brought: { subject: 'Jute' }, listed: {} });
});

test.each([
  ['nothing', {}, {}],
  ['empty fields', { name: '', subject: '' }, {}],
  ['what other pages filled in', { name: '', subject: 'Jute' }, { subject: 'Jute' }],
  ['what was emptied again', { subject: '' }, { subject: 'Jute' }],
])('%s is no draft, and takes the place of one', (_, values, brought) => {
  keepDraft({ values: { name: 'Ada' }, brought: {}, listed: {} });
  keepDraft({ values, brought, listed: {} });
  expect(stored()).toBeNull();
});

test('what the enquiry list filled in is no draft either', () => {
  keepDraft({ values: { subject: 'Enquiry: Jute' }, brought: {}, listed: { subject: 'Enquiry: Jute' } });
  expect(stored()).toBeNull();
});

test('a text of other pages that was changed is worth keeping', () => {
  keepDraft({ values: { subject: 'Jute, 5 t' }, brought: { subject: 'Jute' }, listed: {} });
  expect(readDraft().values).toEqual({ subject: 'Jute, 5 t' });
});

test('lasts at least until the page is left where the storage throws', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError');
    });
  expect(readDraft()).toEqual(NONE);
  keepDraft({ values: { name: 'Ada' }, brought: {}, listed: {} });
  expect(readDraft().values).toEqual({ name: 'Ada' });
  forgetDraft();
  expect(readDraft()).toEqual(NONE);
});
