/** What processes use, as Linux tells it in `/proc`; see `man 5 proc`. */
import { readdirSync, readFileSync } from 'node:fs';

/** Ticks in a second of processor time: `USER_HZ`, which Linux holds at 100 for programs. */
const TICKS = 100;

/** The fields of `/proc/PID/stat` that follow the name, which may hold spaces and brackets itself. */
const statFields = (stat: string): string[] => stat.slice(stat.lastIndexOf(')') + 2).split(' ');

/** The process that started this one, from `/proc/PID/stat`. */
export const parentOf = (stat: string): number => Number(statFields(stat)[1]);

/** Processor seconds of all descendants that have ended and been waited for, from `/proc/PID/stat`. */
export function endedSeconds(stat: string): number {
  const fields = statFields(stat);
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

/** The proportional set size from `/proc/PID/smaps_rollup`: what is shared counts in parts, so that sums are true. */
export const memoryMiB = (rollup: string): number => Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;

/** A process and all that descend from it. */
export function treeOf(root: number, parents: ReadonlyMap<number, number>): number[] {
  const children = new Map<number, number[]>();
  for (const [pid, parent] of parents) children.set(parent, [...(children.get(parent) ?? []), pid]);
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

/** Processes end while they are looked at; those count no more. */
function readOf(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

/** The memory of a process and all its descendants at this moment. */
export function treeMemoryMiB(root: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = readOf(Number(name), 'stat');
    if (stat) parents.set(Number(name), parentOf(stat));
  }
  return treeOf(root, parents).reduce((sum, pid) => sum + memoryMiB(readOf(pid, 'smaps_rollup') ?? ''), 0);
}

/** Processor seconds of the children that this process has had, and of theirs. */
export const childrenSeconds = (): number => endedSeconds(readFileSync('/proc/self/stat', 'utf8'));
