import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const digest = createHash('sha256').update(realpathSync.native('.')).digest('hex').slice(0, 16);
/** A pipe on Windows, and elsewhere a file, whose path can have 103 bytes: too few for one in the project folder. */
const SOCKET = path.join(process.platform === 'win32' ? '\\\\.\\pipe' : tmpdir(), `site-${digest}`);

const answerOf = (socket: string): Promise<string> => text(connect(socket)).catch(() => '');

/**
 * Makes sure that only one command at a time changes the site in the current folder. The lock is a local socket, which
 * the system closes when its process ends, even if it is killed. So no process has to be recognized by its number.
 * @param command the name that other commands show
 * @throws an error with the name of the other command that is running
 */
export async function lock(command: string): Promise<void> {
  const name = `${command} (process ${process.pid})`;
  const server = createServer((socket) => socket.on('error', () => {}).end(name)).unref();
  try {
    await once(server.listen(SOCKET), 'listening');
    process.once('exit', () => server.close());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const other = await answerOf(SOCKET);
    if (other) throw new Error(`${other} is running in this folder. Stop it, or wait until it ends`);
    // A killed process has left the file. Puts it back if another command has replaced it just now.
    const left = `${SOCKET}.${process.pid}`;
    if (existsSync(SOCKET)) renameSync(SOCKET, left);
    if (await answerOf(left)) renameSync(left, SOCKET);
    else rmSync(left, { force: true });
    await lock(command);
  }
}
