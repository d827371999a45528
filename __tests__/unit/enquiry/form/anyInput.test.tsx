/** With any stored text, the form renders and, after a failure, offers other ways to send the enquiry. */
import { act, cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { ContactForm } from '../../../../src/enquiry/form/ContactForm';
import { DRAFT_KEY, draftValues, readDraft } from '../../../../src/enquiry/form/draft';
import { ENQUIRY_FIELDS } from '../../../../src/enquiry/form/enquiry';
import { INCOTERMS, LIST_KEY, parseList, UNITS, VERSION } from '../../../../src/enquiry/list/enquiryList';
import { enquiryProgress } from '../../../../src/enquiry/sending/progress';
import { readSent, SENT_KEY } from '../../../../src/enquiry/sending/sentEnquiry';
import { anyStored, anyText } from '../../../support/anyText';
import { stubService } from '../../../support/enquiryForm';
import { contact } from '../../../support/labels';

const texts = contact.form as unknown as Queries.ContactFormFragment['form'];
const entries = ['/jute', '/silk'].map((path) => ({
  path,
  name: path.slice(1),
  englishName: path.slice(1),
  hsCode: undefined,
  url: `https://example.com${path}`,
}));

stubService();

/** Generates any stored text, and values in the current storage format with any texts. */
const anyOf = (keys: readonly string[], current: fc.Arbitrary<unknown>) =>
  fc.oneof(
    anyStored(keys),
    current.map((value) => JSON.stringify(value)),
  );
const item = fc.record({
  path: fc.oneof(fc.constantFrom('/jute', '/silk'), anyText),
  name: anyText,
  quantity: anyText,
  unit: fc.constantFrom(...UNITS),
});
const list = fc.record({
  version: fc.constant(VERSION),
  entries: fc.array(item, { maxLength: 4 }),
  port: anyText,
  incoterm: fc.constantFrom('', ...INCOTERMS),
  sample: fc.boolean(),
});
const field = fc.record({ value: anyText, source: fc.constantFrom('typed', 'page', 'list') });
const storage = fc
  .record({
    draft: anyOf(ENQUIRY_FIELDS, fc.record({ subject: field, message: field, name: field })),
    list: anyOf(['version', 'entries', 'port'], list),
    sent: anyOf(
      ['values', 'at'],
      fc.oneof(anyText, fc.jsonValue()).map((values) => ({ values, at: Date.now() })),
    ),
  })
  .map((stored) => () => {
    window.sessionStorage.setItem(DRAFT_KEY, stored.draft);
    window.localStorage.setItem(LIST_KEY, stored.list);
    window.localStorage.setItem(SENT_KEY, stored.sent);
  });

test('any stored draft, list and sent enquiry is parsed to the declared types and can be rendered', () => {
  fc.assert(
    fc.property(storage, (store) => {
      store();
      const sent = readSent()?.values ?? {};
      expect(ENQUIRY_FIELDS).toEqual(expect.arrayContaining(Object.keys(sent)));
      const { items } = parseList(window.localStorage.getItem(LIST_KEY));
      const ofItems = items.flatMap(({ path, name, quantity }) => [path, name, quantity]);
      for (const text of [...Object.values(sent), ...Object.values(draftValues(readDraft())), ...ofItems])
        expect(typeof text).toBe('string');
      act(() => enquiryProgress.set('failed'));
      try {
        render(<ContactForm texts={texts} entries={entries} hsCode="HS code" />);
        expect(screen.getByText(texts.otherWays.title)).toBeTruthy();
      } finally {
        cleanup();
      }
    }),
    { numRuns: 60 },
  );
});
