import { act, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { readDraft } from '../../../../src/features/enquiry/draft';
import { complete, entered, field, standInForService, type } from '../../../support/enquiryForm';
import { button, EnquiryProbe, FAILURE, fill, submit, told } from '../../../support/enquiryProbes';

const { request, answer, loadAhead } = standInForService();

test('nothing is found wrong before the first try', () => {
  render(<EnquiryProbe />);
  type('Email', 'no address');
  expect(told('invalid')).toBe('');
});

test('an enquiry that is not complete is not sent, and the focus goes to the first field that needs it', () => {
  render(<EnquiryProbe />);
  type('Name', 'Ada');
  submit();
  expect(told('invalid')).toBe('email,subject,message');
  expect(document.activeElement).toBe(field('Email'));
  expect(request).not.toHaveBeenCalled();
  expect(button().textContent).toBe('Send');
});

test('after the first try what is wrong follows what is typed', () => {
  render(<EnquiryProbe />);
  submit();
  fill();
  expect(told('invalid')).toBe('');
  type('Email', 'ada@');
  expect(told('invalid')).toBe('email');
});

test('what is typed is kept as a draft, and is there again', () => {
  const { unmount } = render(<EnquiryProbe />);
  fill();
  expect(readDraft().values).toEqual(complete);
  unmount();
  render(<EnquiryProbe />);
  expect(entered()).toEqual(Object.values(complete));
});

test('an enquiry is sent once with all that the form holds, however often it is submitted', () => {
  render(<EnquiryProbe />);
  fill();
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Enquiry' });
  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });
  submit();
  expect(request).toHaveBeenCalledTimes(1);
  const [[address, { method, body } = {}] = []] = request.mock.calls;
  expect([address, method]).toEqual(['https://formsubmit.co/ajax/enquiries@example.com', 'POST']);
  expect(Object.fromEntries(body as FormData)).toEqual({ ...complete, _captcha: 'false' });
});

test('while it is sent the button is disabled, and the page of thanks is fetched', () => {
  render(<EnquiryProbe />);
  fill();
  expect(loadAhead).not.toHaveBeenCalled();
  submit();
  expect(button().disabled).toBe(true);
  expect(button().textContent).toBe('Sending');
  expect(loadAhead).toHaveBeenCalledWith('/thank-you');
  expect(navigate).not.toHaveBeenCalled();
});

test.each(['/contact', '/contact/'])(
  'once sent, at %s, the draft is forgotten and thanks are said',
  async (path) => {
    window.history.replaceState(null, '', path);
    render(<EnquiryProbe />);
    fill();
    submit();
    await answer(true);
    expect(readDraft().values).toEqual({});
    expect(jest.mocked(navigate).mock.calls).toEqual([['/thank-you']]);
    expect(window.alert).not.toHaveBeenCalled();
    // The page of thanks is still on its way.
    expect(button().disabled).toBe(true);
  },
);

test('the site may be published below a path', async () => {
  Object.assign(globalThis, { __PATH_PREFIX__: '/site' });
  window.history.replaceState(null, '', '/site/contact');
  render(<EnquiryProbe />);
  fill();
  submit();
  await answer(true);
  expect(navigate).toHaveBeenCalledTimes(1);
});

test('a visitor who has gone elsewhere meanwhile stays there, and finds an empty form on return', async () => {
  const { unmount } = render(<EnquiryProbe />);
  fill();
  submit();
  unmount();
  window.history.replaceState(null, '', '/services');
  await answer(true);
  expect(navigate).not.toHaveBeenCalled();
  render(<EnquiryProbe />);
  expect(entered()).toEqual(['', '', '', '', '']);
  expect(button().disabled).toBe(false);
});

test('a failure is logged and told, and everything typed stands, to be sent again', async () => {
  render(<EnquiryProbe />);
  fill();
  submit();
  await answer(false);
  expect(jest.mocked(console.error).mock.calls).toEqual([
    ['The enquiry could not be sent.', new TypeError('Failed to fetch')],
  ]);
  expect(jest.mocked(window.alert).mock.calls).toEqual([[FAILURE]]);
  expect(navigate).not.toHaveBeenCalled();
  expect(entered()).toEqual(Object.values(complete));
  expect(button().disabled).toBe(false);
  submit();
  expect(request).toHaveBeenCalledTimes(2);
});

test('what failed is told until the next try, as it is corrected meanwhile', async () => {
  render(<EnquiryProbe />);
  fill();
  submit();
  expect(told('failed')).toBe('');
  await answer(false);
  expect(told('failed')).toBe('Not sent: Two bales.');
  type('Message', 'Three bales.');
  expect(told('failed')).toBe('Not sent: Three bales.');
  submit();
  expect(told('failed')).toBe('');
});

test('a message on its way is still on its way when the visitor comes back, and its failure is told', async () => {
  const { unmount } = render(<EnquiryProbe />);
  fill();
  submit();
  unmount();
  render(<EnquiryProbe />);
  expect(button().textContent).toBe('Sending');
  expect(entered()).toEqual(Object.values(complete));
  submit();
  expect(request).toHaveBeenCalledTimes(1);
  await answer(false);
  expect(window.alert).toHaveBeenCalledWith(FAILURE);
  expect(told('failed')).toBe('Not sent: Two bales.');
});

test('a failure is still told on a later visit of the page, which takes no focus for it', async () => {
  const { unmount } = render(<EnquiryProbe />);
  fill();
  submit();
  unmount();
  await answer(false);
  render(<EnquiryProbe />);
  expect(told('failed')).toBe('Not sent: Two bales.');
  expect(document.activeElement).toBe(document.body);
});
