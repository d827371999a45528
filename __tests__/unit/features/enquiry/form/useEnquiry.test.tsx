import { render } from '@testing-library/react';
import { navigate } from 'gatsby';
import { EMPTY_DRAFT, readDraft } from '../../../../../src/features/enquiry/form/draft';
import { thanksState } from '../../../../../src/features/enquiry/sending/thanksState';
import { complete, entered, field, stubService } from '../../../../support/enquiryForm';
import { button, EnquiryProbe, fill, shown, submit } from '../../../../support/enquiryProbes';

const { answer } = stubService();
const thanks = ['/thank-you', { state: thanksState({ subject: complete.subject, listText: '' }) }];

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
      expect([shown('sent'), button().disabled]).toEqual(['', true]);
    },
  );

  test('another message can fail', async () => {
    fill();
    submit();
    await answer(false);
    expect([shown('sent'), shown('unsent')]).toEqual(['', 'Not sent: Two bales.']);
    expect(entered()).toEqual(Object.values(complete));
  });
});
