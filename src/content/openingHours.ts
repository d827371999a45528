/** Parses opening hours in content files, for the content check and the structured data. */

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
type Day = (typeof DAYS)[number];

/** Times in the 24-hour format `HH:MM`. If `closes` is before `opens`, it is on the next day. Midnight is `23:59`. */
interface Period {
  opens: string;
  closes: string;
}

/** Opening hours of one or more days. Without `periods`, the days are closed. */
export interface OpeningHours {
  days: readonly Day[];
  periods: readonly Period[];
}

const DAY = '((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)';
const TIME = '(\\d\\d?)(?::([0-5]\\d))? ?(am|pm)?';
const DAY_RANGE = new RegExp(`^${DAY}(?: ?- ?${DAY})?$`);
const PERIOD = new RegExp(`^${TIME} ?- ?${TIME}$`);
const LINE = /^([a-z][^:\d]*?) ?:? ?(closed|\d.*)$/;

const A_DAY = 24 * 60;

/** Finds a day by its full name or an abbreviation of at least three letters. Returns -1 for other words. */
const indexOf = (day: string): number => DAYS.findIndex((name) => name.toLowerCase().startsWith(day));

/** Lists the days of `mon`, `mon-sat` or `sun-thu`, in order. */
function daysOf(range: string): Day[] {
  const [, from = '-', to = from] = DAY_RANGE.exec(range) ?? [];
  const [first, last] = [indexOf(from), indexOf(to)];
  if (first < 0 || last < 0) return [];
  return [...DAYS, ...DAYS].slice(first, first + ((last - first + 7) % 7) + 1);
}

/** Converts a time to minutes since midnight. A time without `am` or `pm` must have minutes. */
function minutesOf(hour = '', minute = '', half = ''): number {
  const hours = half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour);
  const isValid = half ? Number(hour) >= 1 && Number(hour) <= 12 : minute !== '';
  return isValid ? hours * 60 + Number(minute) : Number.NaN;
}

const formatTime = (minutes: number): string =>
  [Math.floor((minutes % A_DAY) / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

function periodOf(text: string): Period | undefined {
  const [, hour, minute, half, untilHour, untilMinute, untilHalf] = PERIOD.exec(text) ?? [];
  if (!half !== !untilHalf) return undefined;
  const opens = minutesOf(hour, minute, half);
  const time = minutesOf(untilHour, untilMinute, untilHalf);
  // Without AM and PM, 8:00 - 7:30 ends in the evening.
  const isEvening = !half && opens < A_DAY / 2 && time <= opens;
  const closes = time + (isEvening ? A_DAY / 2 : time > opens ? 0 : A_DAY);
  // Longer times past midnight are mistakes: 6 PM - 9 AM is meant to begin at 6 AM.
  const isLikely = closes <= A_DAY || (time < A_DAY && closes - opens <= A_DAY / 2);
  if (!(opens < A_DAY && isLikely)) return undefined;
  return { opens: formatTime(opens), closes: formatTime(closes === A_DAY ? A_DAY - 1 : closes) };
}

/**
 * Parses a line such as `Mon - Sat: 9:00 AM - 6:00 PM`, `Sun - Thu: 09:00 - 13:00, 14:00 - 18:00` or `Fri: Closed`.
 * @returns undefined if the line has another format
 */
export function readOpeningHours(line: string): OpeningHours | undefined {
  const plain = line
    .trim()
    .toLowerCase()
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/\s+/g, ' ');
  const [, names = '', hours = ''] = LINE.exec(plain) ?? [];
  const ranges = names.split(/ ?, ?/).map(daysOf);
  if (ranges.some(({ length }) => length === 0)) return undefined;
  const days = ranges.flat();
  if (hours === 'closed') return { days, periods: [] };
  const periods = hours.split(/ ?, ?/).map(periodOf);
  return periods.every((period) => period !== undefined) ? { days, periods } : undefined;
}
