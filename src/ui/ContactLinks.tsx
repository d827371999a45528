import type { PropsWithChildren } from 'react';
import { useInterpolate } from './site/language';
import { useSiteData } from './site/useSiteData';

export const EmailLink = ({ address, children = address }: PropsWithChildren<{ address: string }>) => (
  <a href={`mailto:${address}`}>{children}</a>
);

/** `number` is in international format. Spaces are allowed: `+91 20 5550 0100`. */
export const PhoneLink = ({ number, children }: PropsWithChildren<{ number: string }>) => (
  <a href={`tel:${number.replaceAll(' ', '')}`}>{children ?? <bdi>{number}</bdi>}</a>
);

/** The hours of the phones in one line, such as "Phones: Mon - Sat 8:00 - 7:30 · Sunday CLOSED (UTC+5:30)". */
export function usePhoneHours(): string | null {
  const interpolate = useInterpolate();
  const { hours } = useSiteData().site;
  if (!hours?.phones) return null;
  const { label, lines, oneLine } = hours.phones;
  return interpolate(oneLine, { label, hours: lines.join(' · '), zone: hours.timeZone });
}
