import { interpolate } from '../lib/interpolate';
import { useSiteData } from '../ui/site/useSiteData';

/** The hours of the phones in one line, such as "Phones: Mon - Sat 8:00 - 7:30 · Sunday CLOSED (UTC+5:30)". */
export function PhoneHours() {
  const { phones, oneLine, timeZone } = useSiteData().site.hours;
  return interpolate(oneLine, { label: phones.label, hours: phones.lines.join(' · '), zone: timeZone });
}
