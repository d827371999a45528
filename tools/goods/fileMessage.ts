/** Returns an error message for a file that cannot be read or written. Throws the error again if it has another cause. */
export function fileMessage(file: string, error: unknown): string {
  if (!(error instanceof Error && 'code' in error)) throw error;
  if (error.code === 'ENOENT') return `${file} does not exist; check its name`;
  if (error.code === 'EISDIR') return `${file} is a folder; name a file`;
  return `${file} cannot be opened (${error.code}); close it in other programs, and check its permissions`;
}
