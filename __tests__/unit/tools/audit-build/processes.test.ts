import { endedSeconds, memoryMiB, parentOf, treeOf } from '../../../../tools/audit-build/processes';

/** `/proc/PID/stat` of a process with a name that could mislead. */
const stat =
  '4711 (node (a) b) S 42 4711 42 34816 4711 4194304 90 800 0 0 120 30 2500 750 20 0 11 0 999 1 2 3\n';

test('the parent and the processor seconds stand behind the name', () => {
  expect(parentOf(stat)).toBe(42);
  expect(endedSeconds(stat)).toBe(32.5);
});

test('the memory of a process is its proportional share', () => {
  expect(memoryMiB('Rss:   9000 kB\nPss:                2048 kB\nPss_Dirty:   1000 kB\n')).toBe(2);
  expect(memoryMiB('')).toBe(0);
});

test('the tree of a process is all that descend from it', () => {
  const parents = new Map([
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 4],
    [6, 1],
    [7, 6],
  ]);
  expect(treeOf(2, parents).sort()).toEqual([2, 3, 4, 5]);
  expect(treeOf(7, parents)).toEqual([7]);
});
