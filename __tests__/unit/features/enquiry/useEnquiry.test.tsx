import { act, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { readDraft } from '../../../../src/features/enquiry/draft';
import { thanksState } from '../../../../src/features/enquiry/thanksState';
import { complete, entered, standInForService, type } from '../../../support/enquiryForm';
import { button, EnquiryProbe, FAILURE, fill, submit, told } from '../../../support/enquiryProbes';

const { request, answer } = standInForService();

test('nothing is found wrong before the first try; then it follows what is typed', () => {
  render(<EnquiryProbe />);
  type('Email', 'no address');
  expect(told('invalid')).toBe('');
  submit();
  expect(told('invalid')).toBe('name,email,subject,message');
  expect(request).not.toHaveBeenCalled();
  fill();
  expect(told('invalid')).toBe('');
  type('Email', 'ada@');
  expect(told('invalid')).toBe('email');
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
  const [[, { method, body } = {}] = []] = request.mock.calls;
  expect(method).toBe('POST');
  expect(Object.fromEntries(body as FormData)).toEqual({ ...complete, _captcha: 'false' });
});

test.each([
  ['/contact', ''],
  ['/contact/', ''],
  ['/site/contact', '/site'],
])('once sent, at %s below "%s", the draft is forgotten and thanks are said', async (path, prefix) => {
  Object.assign(globalThis, { __PATH_PREFIX__: prefix });
  window.history.replaceState(null, '', path);
  render(<EnquiryProbe />);
  fill();
  submit();
  expect(navigate).not.toHaveBeenCalled();
  await answer(true);
  expect(readDraft().values).toEqual({});
  expect(jest.mocked(navigate).mock.calls).toEqual([
    ['/thank-you', { state: thanksState({ subject: complete.subject, goods: '' }) }],
  ]);
  expect(window.alert).not.toHaveBeenCalled();
  // The page of thanks is still on its way.
  expect(button().disabled).toBe(true);
});

test('what failed is logged and told until the next try, as it is corrected meanwhile', async () => {
  render(<EnquiryProbe />);
  fill();
  submit();
  expect(told('unsent')).toBe('');
  await answer(false);
  expect(jest.mocked(console.error).mock.calls).toEqual([
    ['The enquiry could not be sent.', new TypeError('Failed to fetch')],
  ]);
  expect(jest.mocked(window.alert).mock.calls).toEqual([[FAILURE]]);
  expect(told('unsent')).toBe('Not sent: Two bales.');
  type('Message', 'Three bales.');
  expect(told('unsent')).toBe('Not sent: Three bales.');
  submit();
  expect(told('unsent')).toBe('');
  expect(request).toHaveBeenCalledTimes(2);
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
  expect(told('unsent')).toBe('Not sent: Two bales.');
});

test('a failure is still told on a later visit of the page, which takes no focus for it', async () => {
  const { unmount } = render(<EnquiryProbe />);
  fill();
  submit();
  unmount();
  await answer(false);
  render(<EnquiryProbe />);
  expect(told('unsent')).toBe('Not sent: Two bales.');
  expect(document.activeElement).toBe(document.body);
});
