import { act, render, screen } from '@testing-library/react';
import { ContactForm } from '../../../src/enquiry/ContactForm';
import { LIST_KEY } from '../../../src/enquiry/enquiry';
import { enquiryProgress } from '../../../src/enquiry/sendEnquiry';
import { DRAFT_KEY } from '../../../src/enquiry/useDraft';
import { sampleDocument } from '../../support/sampleContent';

const OTHER_WAYS = 'Other ways to send it';
const { form } = sampleDocument('pages/contact.json');
const otherWays = { ...form.otherWays, title: OTHER_WAYS };
const texts = { ...form, otherWays } as unknown as Queries.ContactFormFragment['form'];

test.each([
  ['{"typed":', '{"version":1,'],
  ['[null]', 'null'],
  ['{"typed":{"name":{"toString":1},"message":"\uD83C"},"page":7}', '{"version":1,"items":[7,{}],"port":[]}'],
])('with the stored draft %s and list %s, the form offers other ways after a failure', (draft, list) => {
  window.sessionStorage.setItem(DRAFT_KEY, draft);
  window.localStorage.setItem(LIST_KEY, list);
  act(() => enquiryProgress.set('failed'));
  render(<ContactForm texts={texts} location={window.location} entries={[]} hsCode="HS code" />);
  expect(screen.getByText(OTHER_WAYS)).toBeTruthy();
});
