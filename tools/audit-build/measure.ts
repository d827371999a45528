import { type SpawnOptions, spawn } from 'node:child_process';
import { childrenSeconds, treeMemoryMiB } from './processes';

/** Milliseconds between two looks at the memory. */
const SAMPLE = 250;

/** Only Linux tells what a tree of processes uses. */
export const TELLS_USE = process.platform === 'linux';

/** What a command costs. Processor and memory are those of all its processes, and absent where they are not told. */
export interface Cost {
  wallSeconds: number;
  cpuSeconds?: number;
  /** The highest sum that was seen. */
  peakMiB?: number;
}

interface Command {
  program: string;
  args: readonly string[];
  options: SpawnOptions;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Runs a command to its end, however it ends; `options.signal` ends it earlier. */
function run({ program, args, options }: Command, onStart: (pid: number) => void) {
  return new Promise<{ output: string; end?: string }>((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    // A command that was told to end is still there for a moment, and may be writing.
    child.on('error', (error) => {
      if (child.pid === undefined) reject(error);
    });
    child.on('close', (code, signal) => {
      resolve({ output, end: code === 0 ? undefined : (signal ?? `exit code ${code}`) });
    });
    if (child.pid !== undefined) onStart(child.pid);
  });
}

/**
 * Runs a command and tells its cost and its output.
 * @throws with all that the command has said, if it fails
 */
export async function measure(command: Command): Promise<Cost & { output: string }> {
  const cpuBefore = TELLS_USE ? childrenSeconds() : 0;
  const started = performance.now();
  let peak = 0;
  let timer: NodeJS.Timeout | undefined;
  const { output, end } = await run(command, (pid) => {
    if (!TELLS_USE) return;
    timer = setInterval(() => {
      peak = Math.max(peak, treeMemoryMiB(pid));
    }, SAMPLE);
  }).finally(() => clearInterval(timer));
  if (end) throw new Error(`${output}\nThe build ended with ${end}.`);
  return {
    wallSeconds: rounded((performance.now() - started) / 1000),
    ...(TELLS_USE && { cpuSeconds: rounded(childrenSeconds() - cpuBefore), peakMiB: Math.round(peak) }),
    output,
  };
}
