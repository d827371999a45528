/** Whatever is typed or stored, the form is rendered, and offers the other ways to write after a failure. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { ContactForm } from '../../../../src/features/enquiry/ContactForm';
import { DRAFT_KEY, readDraft } from '../../../../src/features/enquiry/draft';
import { ENQUIRY_FIELDS } from '../../../../src/features/enquiry/enquiry';
import { INCOTERMS, parseList, UNITS, VERSION } from '../../../../src/features/enquiry/enquiryList';
import { enquiryProgress } from '../../../../src/features/enquiry/progress';
import { readSent, SENT_KEY } from '../../../../src/features/enquiry/sentEnquiry';
import { LIST_KEY } from '../../../../src/features/enquiry/useEnquiryList';
import { anyStored, anyText } from '../../../support/anyText';
import { standInForService } from '../../../support/enquiryForm';
import { contact } from '../../../support/labels';

const copy = contact.form as unknown as Queries.ContactFormFragment['form'];
const onSale = ['/jute', '/silk'].map((path) => ({
  path,
  name: path.slice(1),
  hsCode: undefined,
  url: `https://example.com${path}`,
}));

standInForService();
afterEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

/** Renders the form with a storage, as after a reload, and after a failure. */
function show(stored: { draft?: string; list?: string; sent?: string }) {
  window.sessionStorage.setItem(DRAFT_KEY, stored.draft ?? '');
  window.localStorage.setItem(LIST_KEY, stored.list ?? '');
  window.localStorage.setItem(SENT_KEY, stored.sent ?? '');
  act(() => enquiryProgress.set('failed'));
  render(<ContactForm copy={copy} onSale={onSale} hsCode="HS code" />);
}

/** A list as this release stores it, with any texts in it. */
const anyList = fc
  .record({
    version: fc.constant(VERSION),
    entries: fc.array(
      fc.record({
        path: fc.oneof(fc.constantFrom('/jute', '/silk'), anyText),
        name: anyText,
        quantity: anyText,
        unit: fc.constantFrom(...UNITS),
      }),
      { maxLength: 4 },
    ),
    port: anyText,
    incoterm: fc.constantFrom('', ...INCOTERMS),
    sample: fc.boolean(),
  })
  .map((list) => JSON.stringify(list));

const anyDraft = fc
  .record({ values: fc.record({ subject: anyText, message: anyText, name: anyText }) })
  .map((draft) => JSON.stringify(draft));

const anySent = fc.oneof(anyText, fc.jsonValue()).map((values) => JSON.stringify({ values, at: Date.now() }));

test('half an emoji in the message, typed and then stored', () => {
  show({});
  const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: copy.message.label });
  fireEvent.input(message, { target: { value: 'Jute \uD83D' } });
  expect(screen.getByText(copy.otherWays.title)).toBeTruthy();
  cleanup();
  act(() => enquiryProgress.set('failed'));
  render(<ContactForm copy={copy} onSale={onSale} hsCode="HS code" />);
  expect(screen.getByDisplayValue('Jute \uD83D')).toBeTruthy();
});

test('any stored draft, list and sent enquiry', () => {
  const draft = fc.oneof(anyStored(['values', 'brought', 'listed']), anyDraft);
  const list = fc.oneof(anyStored(['version', 'entries', 'port']), anyList);
  const sent = fc.oneof(anyStored(['values', 'at']), anySent);
  fc.assert(
    fc.property(fc.record({ draft, list, sent }), (stored) => {
      try {
        show(stored);
        expect(screen.getByText(copy.otherWays.title)).toBeTruthy();
      } finally {
        cleanup();
      }
    }),
    { numRuns: 60 },
  );
});

test('what is read of any storage has the shape that its type says', () => {
  const draft = anyStored(['values', 'brought', 'listed', ...ENQUIRY_FIELDS]);
  fc.assert(
    fc.property(
      draft,
      anyStored(['values', 'at']),
      anyStored(['version', 'entries', 'port']),
      (one, two, three) => {
        window.sessionStorage.setItem(DRAFT_KEY, one);
        window.localStorage.setItem(SENT_KEY, two);
        const { values, brought, listed } = readDraft();
        for (const texts of [values, brought, listed, readSent()?.values ?? {}])
          for (const [name, text] of Object.entries(texts)) {
            expect(ENQUIRY_FIELDS).toContain(name);
            expect(typeof text).toBe('string');
          }
        for (const entry of parseList(three).entries)
          expect([entry.path, entry.name, entry.quantity].map((text) => typeof text)).toEqual(
            Array(3).fill('string'),
          );
      },
    ),
  );
});

test('a message too long for a link is to be copied before WhatsApp is opened', () => {
  const entries = onSale.map(({ path, name }) => ({ path, name, quantity: '2', unit: 't' }));
  const list = JSON.stringify({ version: VERSION, entries, port: '', incoterm: '', sample: false });
  const offered = () =>
    [...document.querySelectorAll('button, a')].map(({ textContent }) => textContent?.trim());
  show({ list });
  expect(offered()).toContain(copy.list.whatsApp);
  expect(offered()).not.toContain(copy.list.whatsAppLong);
  cleanup();
  show({ list, draft: JSON.stringify({ values: { message: 'x'.repeat(1800) } }) });
  expect(offered()).not.toContain(copy.list.whatsApp);
  const link = screen.getByRole('link', { name: copy.list.whatsAppLong });
  expect(link.getAttribute('href')).not.toContain('text=');
  const place = offered().indexOf(copy.list.whatsAppLong);
  expect(offered()[place - 1]).toBe(copy.otherWays.copy.copy);
});
