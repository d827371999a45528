import { fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { EMPTY_DRAFT, readDraft } from '../../../../src/enquiry/form/draft';
import { useEnquiry } from '../../../../src/enquiry/form/useEnquiry';
import { complete, EnquiryFields, entered, field, stubService, type } from '../../../support/enquiryForm';

const NO_LIST = { items: [], text: '', values: {}, focusProblem: () => {} };

/** A minimal form that shows the state of the enquiry. */
function EnquiryProbe() {
  const enquiry = useEnquiry({ state: null, failure: 'There was an error.', list: NO_LIST });
  const { sending, sent, failed, values } = enquiry;
  return (
    <form {...enquiry.formProps}>
      <EnquiryFields />
      <p role="status">
        {sent && 'Sent before'}
        {failed && `Not sent: ${values.message}`}
      </p>
      <div {...enquiry.wrapperProps}>
        <button type="submit" {...enquiry.buttonProps}>
          {sending ? 'Sending' : 'Send'}
        </button>
      </div>
    </form>
  );
}

const button = () => screen.getByRole<HTMLButtonElement>('button');
const status = () => screen.getByRole('status').textContent;
const submit = () => fireEvent.click(button());
const fill = () => {
  for (const [name, value] of Object.entries(complete)) type(name, value);
};

const { answer } = stubService();
const thanks = ['/thank-you', { state: { sent: { subject: complete.subject, listText: '' } } }];

test.each([
  ['/contact', ''],
  ['/contact/', ''],
  ['/site/contact', '/site'],
])(
  'after a success at %s below "%s" the draft is removed and the thank-you page opens',
  async (path, prefix) => {
    Object.assign(globalThis, { __PATH_PREFIX__: prefix });
    window.history.replaceState(null, '', path);
    render(<EnquiryProbe />);
    fill();
    submit();
    expect(navigate).not.toHaveBeenCalled();
    await answer(true);
    expect(readDraft()).toEqual(EMPTY_DRAFT);
    expect(entered().join('')).toBe('');
    expect(jest.mocked(navigate).mock.calls).toEqual([thanks]);
    // The button stays disabled while the thank-you page is loading.
    expect(button().disabled).toBe(true);
  },
);

describe('after a message was sent while the visitor was on another page', () => {
  beforeEach(async () => {
    const { unmount } = render(<EnquiryProbe />);
    fill();
    submit();
    unmount();
    window.history.replaceState(null, '', '/services');
    await answer(true);
    window.history.replaceState(null, '', '/contact');
    render(<EnquiryProbe />);
  });

  test.each(['typed', 'filled in by the browser without an event'])(
    'another message, %s, is sent',
    async (way) => {
      if (way === 'typed') fill();
      else for (const [name, value] of Object.entries(complete)) field(name).value = value;
      submit();
      expect(button().textContent).toBe('Sending');
      await answer(true);
      expect(jest.mocked(navigate).mock.calls).toEqual([thanks]);
      expect([status(), button().disabled]).toEqual(['', true]);
    },
  );

  test('another message can fail', async () => {
    fill();
    submit();
    await answer(false);
    expect(status()).toBe('Not sent: Two bales.');
    expect(entered()).toEqual(Object.values(complete));
  });
});
