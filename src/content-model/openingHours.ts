/** Business hours as editors write them, read for the programs that look for them. Knows no zod, so that pages may use it. */

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Day = (typeof DAYS)[number];

/** The days of a line, and from when to when, as `09:00`; without times it is closed on them. */
export interface OpeningHours {
  days: readonly Day[];
  times?: { opens: string; closes: string };
}

const DAY = `(${DAYS.map((day) => day.slice(0, 3)).join('|')})`;
const TIME = '(1[0-2]|[1-9]):([0-5][0-9]) (AM|PM)';
const LINE = new RegExp(`^${DAY}(?: - ${DAY})?: (?:${TIME} - ${TIME}|Closed)$`);

const indexOf = (day: string): number => DAYS.findIndex((name) => name.startsWith(day));

/** Midnight and noon are 12 AM and 12 PM. */
const clock = (hour: string, minute: string, half: string): string =>
  `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;

/**
 * Reads a line such as `Mon - Sat: 9:00 AM - 6:00 PM`, `Fri: 9:00 AM - 1:00 PM` or `Sun: Closed`.
 * @returns undefined if it is written otherwise, if its days do not follow one another in a week that begins on
 * Monday, or if it closes before it opens
 */
export function readOpeningHours(line: string): OpeningHours | undefined {
  const [, from, to = from, ...times] = LINE.exec(line) ?? [];
  if (!from || !to) return undefined;
  const days = DAYS.slice(indexOf(from), indexOf(to) + 1);
  if (days.length === 0) return undefined;
  const [hour, minute, half, untilHour, untilMinute, untilHalf] = times;
  if (!hour || !minute || !half || !untilHour || !untilMinute || !untilHalf) return { days };
  const opens = clock(hour, minute, half);
  const closes = clock(untilHour, untilMinute, untilHalf);
  return opens < closes ? { days, times: { opens, closes } } : undefined;
}
