import { render } from '@testing-library/react';
import { navigate } from 'gatsby';
import { readDraft } from '../../../../src/features/enquiry/draft';
import { enquiryProgress } from '../../../../src/features/enquiry/progress';
import { thanksState } from '../../../../src/features/enquiry/thanksState';
import { complete, entered, field, standInForService, type } from '../../../support/enquiryForm';
import { button, EnquiryProbe, fill, submit, told } from '../../../support/enquiryProbes';

const { request, answer } = standInForService();

/** The visitor sends a message, goes elsewhere before it is sent, and comes back afterwards. */
async function comeBack() {
  const { unmount } = render(<EnquiryProbe />);
  fill();
  submit();
  unmount();
  window.history.replaceState(null, '', '/services');
  await answer(true);
  window.history.replaceState(null, '', '/contact');
  return render(<EnquiryProbe />);
}

test('it is told at each return, until something is typed', async () => {
  (await comeBack()).unmount();
  const { unmount } = render(<EnquiryProbe />);
  expect(told('sent')).toBe('Sent before');
  type('Name', 'A');
  expect(told('sent')).toBe('');
  expect(enquiryProgress.get()).toBe('idle');
  unmount();
  render(<EnquiryProbe />);
  expect(told('sent')).toBe('');
});

test('what is found wrong with the next message does not end it', async () => {
  await comeBack();
  submit();
  expect(told('invalid')).toBe('name,email,subject,message');
  expect(told('sent')).toBe('Sent before');
});

test('a later message on the same form is sent as any other', async () => {
  await comeBack();
  fill();
  submit();
  expect(request).toHaveBeenCalledTimes(2);
  expect(button().textContent).toBe('Sending');
  await answer(true);
  expect(jest.mocked(navigate).mock.calls).toEqual([
    ['/thank-you', { state: thanksState({ subject: complete.subject, goods: '' }) }],
  ]);
  expect(told('sent')).toBe('');
  expect(button().disabled).toBe(true);
  expect(readDraft().values).toEqual({});
});

test('a later message that was typed by nobody, such as the browser, is sent as any other', async () => {
  await comeBack();
  for (const [name, value] of Object.entries(complete)) field(name).value = value;
  submit();
  await answer(true);
  expect(told('sent')).toBe('');
  expect(button().textContent).toBe('Sending');
  expect(button().disabled).toBe(true);
});

test('a later message on the same form may fail as any other', async () => {
  await comeBack();
  fill();
  submit();
  await answer(false);
  expect(told('unsent')).toBe('Not sent: Two bales.');
  expect(told('sent')).toBe('');
  expect(entered()).toEqual(Object.values(complete));
});
