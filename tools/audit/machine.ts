import os from 'node:os';

interface Ticks {
  idle: number;
  all: number;
}

/** More than this part of its power spent on other work makes the times of a machine doubtful. */
const BUSY = 0.2;

const GIB = 1024 ** 3;

export const describeMachine = () => ({
  cores: os.availableParallelism(),
  memoryGiB: Math.round(os.totalmem() / GIB),
  processor: os.cpus()[0]?.model ?? 'unknown',
});

function ticks(): Ticks {
  const times = os.cpus().map((core) => core.times);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((time) => Object.values(time))),
  };
}

/** The part of its power that the machine spends on other work just now, while this program only waits. */
export async function otherLoad(milliseconds = 500): Promise<number> {
  const before = ticks();
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  const after = ticks();
  return 1 - (after.idle - before.idle) / Math.max(1, after.all - before.all);
}

export const isBusy = (load: number): boolean => load > BUSY;
