/** The server of the audit as a program of its own, so that the work of measuring never delays its answers. */
import { fork } from 'node:child_process';
import path from 'node:path';
import { type Origins, serveCompressed } from './compressedServer';

const FILE = path.resolve('src/cli/audit/serverProcess.ts');

/**
 * Starts the program.
 * @param dir the folder of the built site
 * @returns where it serves, and `stop`
 * @throws if it ends before it serves
 */
export async function startServerProcess(dir: string): Promise<Origins & { stop: () => void }> {
  const child = fork(FILE, [dir], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const origins = await new Promise<Origins>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Origins));
    child.once('exit', (code) => reject(new Error(`The server of the audit ended with code ${code}.`)));
  });
  return { ...origins, stop: () => void child.kill() };
}

if (process.argv[1] === FILE) {
  process.once('disconnect', () => process.exit());
  serveCompressed(process.argv[2] ?? 'public').then(({ origins }) => process.send?.(origins));
}
