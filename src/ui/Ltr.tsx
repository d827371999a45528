import type { ReactNode } from 'react';
import { useLanguage } from './site/language';

/** A phone number, code or position, which is read from left to right in every language. */
export const Ltr = ({ children }: { children: ReactNode }) =>
  useLanguage().direction === 'rtl' ? <bdi dir="ltr">{children}</bdi> : children;
