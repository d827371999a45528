/** With any stored text, the form renders and, after a failure, offers other ways to send the enquiry. */
import { act, cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { ContactForm } from '../../../src/enquiry/ContactForm';
import { LIST_KEY, VERSION } from '../../../src/enquiry/enquiry';
import { enquiryProgress } from '../../../src/enquiry/sendEnquiry';
import { DRAFT_KEY } from '../../../src/enquiry/useDraft';
import { anyStored, anyText } from '../../support/anyText';
import { contact } from '../../support/labels';

const texts = contact.form as unknown as Queries.ContactFormFragment['form'];
const entries = ['/jute', '/silk'].map((path) => ({
  path,
  name: path.slice(1),
  englishName: path.slice(1),
  hsCode: undefined,
}));

const item = fc.record({
  path: fc.oneof(fc.constantFrom('/jute', '/silk'), anyText),
  name: anyText,
  quantity: anyText,
  unit: fc.oneof(fc.constantFrom('t', '20-ft container'), anyText),
});
const list = fc.record({
  version: fc.constant(VERSION),
  items: fc.array(item, { maxLength: 4 }),
  port: anyText,
  incoterm: anyText,
  sample: fc.boolean(),
});
const values = fc.record({ subject: anyText, message: anyText, name: anyText }, { requiredKeys: [] });
const json = (value: unknown) => JSON.stringify(value);
const storage = fc.record({
  draft: fc.oneof(anyStored(['typed', 'page']), fc.record({ typed: values, page: values }).map(json)),
  list: fc.oneof(anyStored(['version', 'items', 'port']), list.map(json)),
});

test('any stored draft and list can be rendered', () => {
  fc.assert(
    fc.property(storage, (stored) => {
      window.sessionStorage.setItem(DRAFT_KEY, stored.draft);
      window.localStorage.setItem(LIST_KEY, stored.list);
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
