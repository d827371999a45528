import { useEffect } from 'react';
import { enquiryProgress } from './progress';

/** Resets a sent enquiry; for the thank-you page, after which the form must not report it again. */
export function useEndEnquiry(): void {
  useEffect(() => {
    if (enquiryProgress.get() === 'sent') enquiryProgress.set('idle');
  }, []);
}
