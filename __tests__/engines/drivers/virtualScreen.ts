/** Starts a virtual screen for WebKitGTK, which has no headless mode. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { XVFB } from '../../../tools/browsers-check/engines';

/** Ends a process and waits for it to exit. */
export async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await ended;
}

/** Starts a virtual screen with a free display number. */
export async function startVirtualScreen() {
  const home = mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  const xvfb = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(xvfb.stdio[3] as Readable, 'data');
  return {
    /** Environment variables for processes that use the screen. They include a separate home folder. */
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      GTK_A11Y: 'none',
      // The sandbox does not work for root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    close: async () => {
      await end(xvfb);
      // Its processes may still write files.
      rmSync(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
