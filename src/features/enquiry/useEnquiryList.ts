import { useMemo, useSyncExternalStore } from 'react';
import { storedText } from '../../browser/storedText';
import { type EnquiryList, parseList } from './enquiryList';

/** The key in `localStorage`. */
export const LIST_KEY = 'enquiryList';

/** The list as it is stored; `changeList.ts` writes it. */
export const storedList = storedText(() => window.localStorage, LIST_KEY);

/** The enquiry list of this browser, the same in all its tabs; empty until the page is hydrated. */
export function useEnquiryList(): EnquiryList {
  const json = useSyncExternalStore(storedList.subscribe, storedList.read, () => null);
  return useMemo(() => parseList(json), [json]);
}
