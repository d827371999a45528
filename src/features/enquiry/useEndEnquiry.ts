import { useEffect } from 'react';
import { enquiryProgress } from './progress';

/** To be used by the page of thanks: with it, an enquiry that was sent has come to its end. */
export function useEndEnquiry(): void {
  useEffect(() => {
    if (enquiryProgress.get() === 'sent') enquiryProgress.set('idle');
  }, []);
}
