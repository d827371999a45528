/** The type of a problem in a content file, and helpers to format reports and remedies. */
import { closest, distance } from 'fastest-levenshtein';

export interface Problem {
  /** An error stops the build, a warning does not. */
  severity: 'error' | 'warning';
  /** Path from the project root, with forward slashes. */
  file: string;
  /** Line and column start at 1. */
  line: number;
  column?: number;
  /** The path of the field, such as `slides[0].title`, or another subject, such as `file name`. */
  field: string;
  /** What is wrong. It follows `field` in the report, so it needs no subject: `is missing`. */
  message: string;
  /** What to do, as an instruction. */
  remedy: string;
}

/** A problem in a document, before the caller adds the file. The severity is `error` by default. */
export type Finding = Omit<Problem, 'file' | 'severity'> & { severity?: Problem['severity'] };

/** A problem and the path of its file, relative to the content folder. The severity is `error` by default. */
export type FileProblem = Finding & { file: string };

/** Formats a problem as one line of the report: `content/site.json:7 email: is missing; add it`. */
export function formatProblem({ file, line, column, field, message, remedy }: Problem): string {
  const position = column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
  return `${position} ${field}: ${message}; ${remedy}`;
}

/** Returns the problems sorted by file, line and column. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.line - b.line ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}

/** Maximum edit distance between a misspelling and the correct word, as a share of the length of the misspelling. */
const TYPO_SHARE = 0.4;

/** Maximum number of names that a message lists. */
const MAX_LISTED = 12;

/** Finds the candidate that is most similar to `word`, ignoring case. Returns undefined if none is similar enough. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const wanted = word.toLowerCase();
  const lower = candidates.map((candidate) => candidate.toLowerCase());
  const guess = closest(wanted, lower);
  return distance(wanted, guess) <= Math.ceil(word.length * TYPO_SHARE)
    ? candidates[lower.indexOf(guess)]
    : undefined;
}

/** Returns the remedy for an unknown name: suggests a similar name, or lists all names if there are not too many. */
export function unknownNameRemedy(name: string, known: readonly string[]): string {
  const guess = nearest(name, known);
  if (guess) return `did you mean "${guess}"?`;
  return known.length > MAX_LISTED ? 'choose one of them' : `write one of ${known.join(', ')}`;
}
