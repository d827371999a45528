/** A problem of a content file, and its format in reports. */
import { closest, distance } from 'fastest-levenshtein';

export interface Problem {
  /** An error stops the build, a warning does not. */
  severity: 'error' | 'warning';
  /** Path from the project root, with forward slashes. */
  file: string;
  /** Line and column start at 1. */
  line: number;
  column?: number;
  /** The field, such as `slides[0].title`; or another subject, such as `file name`. */
  field: string;
  /** What is wrong. It follows `field` in the report, so it needs no subject: `is missing`. */
  message: string;
  /** What to do, as an instruction. */
  remedy: string;
}

/** A problem in a document; the caller adds the file. Severity `error` by default. */
export type Finding = Omit<Problem, 'file' | 'severity'> & { severity?: Problem['severity'] };

/** A problem with its file, relative to the content folder. Severity `error` by default. */
export type FileProblem = Finding & { file: string };

/** One line of the report: `content/site.json:7 email: is missing; add it`. */
export function formatProblem({ file, line, column, field, message, remedy }: Problem): string {
  const position = column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
  return `${position} ${field}: ${message}; ${remedy}`;
}

/** Sorted by file, line and column. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.line - b.line ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}

/** The share of the characters of a word that a misspelling changes at most. */
const TYPO_SHARE = 0.4;

/** The longest list of names that fits into a message. */
const MAX_LISTED = 12;

/** The candidate that `word` is probably a misspelling of, ignoring case; undefined if none is similar enough. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const wanted = word.toLowerCase();
  const lower = candidates.map((candidate) => candidate.toLowerCase());
  const guess = closest(wanted, lower);
  return distance(wanted, guess) <= Math.ceil(word.length * TYPO_SHARE)
    ? candidates[lower.indexOf(guess)]
    : undefined;
}

/** The remedy for an unknown name: the one that was probably meant, or all names unless they are too many. */
export function unknownNameRemedy(name: string, known: readonly string[]): string {
  const guess = nearest(name, known);
  if (guess) return `did you mean "${guess}"?`;
  return known.length > MAX_LISTED ? 'choose one of them' : `write one of ${known.join(', ')}`;
}
