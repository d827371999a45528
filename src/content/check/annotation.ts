import type { Problem } from './problem';

/** Escapes the special characters of GitHub workflow commands. */
const escapeMessage = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (value: string | number): string =>
  escapeMessage(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * Formats a problem as a workflow command, so that GitHub shows an annotation at the line of the file:
 * `::error file=content/site.json,line=7,title=email::is missing; add it`.
 */
export function annotationOf({ severity, file, line, column, field, message, remedy }: Problem): string {
  const properties = Object.entries({ file, line, col: column, title: field })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(value ?? '')}`);
  return `::${severity} ${properties.join(',')}::${escapeMessage(`${message}; ${remedy}`)}`;
}
