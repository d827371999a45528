/**
 * Parses opening hours in content files, for the content check and the structured data. Do not import zod here, because
 * pages load this file.
 */

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Day = (typeof DAYS)[number];

/** Opening hours of one or more days. Times have the 24-hour format `HH:MM`. Without `times`, the days are closed. */
export interface OpeningHours {
  days: readonly Day[];
  times?: { opens: string; closes: string };
}

const DAY = `(${DAYS.map((day) => day.slice(0, 3)).join('|')})`;
const TIME = '(1[0-2]|[1-9]):([0-5][0-9]) (AM|PM)';
const LINE = new RegExp(`^${DAY}(?: - ${DAY})?: (?:${TIME} - ${TIME}|Closed)$`);

const indexOf = (day: string): number => DAYS.findIndex((name) => name.startsWith(day));

/** Converts a 12-hour time: `9`, `30`, `PM` become `21:30`. 12 AM is midnight, 12 PM is noon. */
const to24Hours = (hour: string, minute: string, half: string): string =>
  `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;

/**
 * Parses a line such as `Mon - Sat: 9:00 AM - 6:00 PM`, `Fri: 9:00 AM - 1:00 PM` or `Sun: Closed`.
 * @returns undefined in these cases:
 * - the line has another format
 * - the last day comes before the first day; a week starts on Monday
 * - the closing time is not later than the opening time
 */
export function readOpeningHours(line: string): OpeningHours | undefined {
  const [, from, to = from, ...times] = LINE.exec(line) ?? [];
  if (!from || !to) return undefined;
  const days = DAYS.slice(indexOf(from), indexOf(to) + 1);
  if (days.length === 0) return undefined;
  const [hour, minute, half, untilHour, untilMinute, untilHalf] = times;
  if (!hour || !minute || !half || !untilHour || !untilMinute || !untilHalf) return { days };
  const opens = to24Hours(hour, minute, half);
  const closes = to24Hours(untilHour, untilMinute, untilHalf);
  return opens < closes ? { days, times: { opens, closes } } : undefined;
}
