/** What the check has to say about a content file. */
import { closest } from 'fastest-levenshtein';

export interface Problem {
  /** An error stops the build; a warning is only told. */
  severity: 'error' | 'warning';
  /** The file, seen from the project's root, with forward slashes. */
  file: string;
  /** Line and column count from 1. */
  line: number;
  column?: number;
  /** The field as editors read it, `slides[0].title`, or what else is concerned. */
  field: string;
  /** What is wrong: completes the sentence that the field begins. */
  message: string;
  /** What to do. */
  remedy: string;
}

/** A problem of a document as the rules find it; what tells the file adds its name. Errors unless they say otherwise. */
export type Finding = Omit<Problem, 'file' | 'severity'> & { severity?: Problem['severity'] };

/** A problem of a file; an error unless it says otherwise. */
export type FileProblem = Finding & { file: string };

/** One line of the report: `content/site.json:7 email: is missing; add it`. */
export function formatProblem({ file, line, column, field, message, remedy }: Problem): string {
  const place = column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
  return `${place} ${field}: ${message}; ${remedy}`;
}

/** Problems in the order in which an editor goes through the files. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.line - b.line ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}

/** The candidate that `word` most likely means, or undefined if there is none. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const lower = candidates.map((candidate) => candidate.toLowerCase());
  return candidates[lower.indexOf(closest(word.toLowerCase(), lower))];
}
