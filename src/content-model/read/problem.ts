/** Problems in content files, and how reports show them. */
import path from 'node:path';
import { closest, distance } from 'fastest-levenshtein';

export interface Place {
  /** Path with forward slashes: in checks relative to the content folder, in reports to the project root. */
  file: string;
  /** Line and column start at 1. */
  line: number;
  column?: number;
  /** The path of the field, such as `slides[0].title`, or another subject, such as `file name`. */
  field: string;
}

export interface Problem extends Place {
  /** An error stops the build, a warning does not. */
  severity: 'error' | 'warning';
  /** Whether `launch:check` reports the warning as an error. */
  isBeforeLaunch?: boolean;
  /** What is wrong. It follows `field` in the report, so it needs no subject: `is missing`. */
  message: string;
  remedy: string;
}

export type ProblemTexts = [message: string, remedy: string, severity?: Problem['severity']];

export function problem(place: Place, ...[message, remedy, severity = 'error']: ProblemTexts): Problem {
  return { ...place, severity, message, remedy };
}

export const fileProblem = (file: string, field: string, ...texts: ProblemTexts): Problem =>
  problem({ file, line: 1, field }, ...texts);

/** Converts a character offset to line and column, both from 1. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** Formats a problem as one line of the report: `content/site.json:7 email: is missing; add it`. */
export const formatProblem = ({ file, line, column, field, message, remedy }: Problem): string =>
  `${file}:${line}${column === undefined ? '' : `:${column}`} ${field}: ${message}; ${remedy}`;

export const inContent = (found: Problem): Problem => ({
  ...found,
  file: path.posix.join('content', found.file),
});

export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted(
    (a, b) =>
      Number(a.file > b.file) - Number(a.file < b.file) ||
      a.line - b.line ||
      (a.column ?? 0) - (b.column ?? 0),
  );

const TYPO_SHARE = 0.4;

const MAX_LISTED = 12;

/** Finds the candidate that is most similar to `word`, ignoring case, if one is similar enough. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const wanted = word.toLowerCase();
  const lower = candidates.map((candidate) => candidate.toLowerCase());
  const guess = closest(wanted, lower);
  return distance(wanted, guess) <= Math.max(wanted.length, guess.length) * TYPO_SHARE
    ? candidates[lower.indexOf(guess)]
    : undefined;
}

/** Suggests a similar name, or lists all names if there are not too many. */
export function unknownNameRemedy(name: string, known: readonly string[]): string {
  const guess = nearest(name, known);
  if (guess) return `did you mean "${guess}"?`;
  return known.length > MAX_LISTED ? 'choose one of them' : `write one of ${known.join(', ')}`;
}
