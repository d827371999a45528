import { act, renderHook } from '@testing-library/react';
import {
  enquiryProgress,
  forgetSuccess,
  useEnquiryProgress,
} from '../../../../../src/features/enquiry/sending/progress';
import { hydrate } from '../../../../support/hydrate';

afterEach(() => act(() => enquiryProgress.set('idle')));

test.each(['sending', 'failed', 'sent'] as const)('the form shows an earlier enquiry as %s', (before) => {
  enquiryProgress.set(before);
  const Probe = () => <p>{useEnquiryProgress()[before] && before}</p>;
  const { container, complaints } = hydrate(<Probe />);
  expect([container.textContent, complaints]).toEqual([before, []]);
});

test('a sent enquiry is shown as sending until the thank-you page opens', () => {
  const { result } = renderHook(useEnquiryProgress);
  for (const progress of ['sending', 'sent'] as const) {
    act(() => enquiryProgress.set(progress));
    act(() => result.current.reset());
    expect(result.current).toMatchObject({ sending: true, sent: false, failed: false });
  }
  act(forgetSuccess);
  expect(result.current).toMatchObject({ sending: false, sent: false, failed: false });
});

test('the thank-you page does not end an enquiry that is being sent', () => {
  enquiryProgress.set('sending');
  forgetSuccess();
  expect(enquiryProgress.get()).toBe('sending');
});
