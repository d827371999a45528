import { type Cost, measure, TELLS_USE } from '../../../../tools/audit-build/measure';

jest.setTimeout(60_000);

const node = (script: string, options: { signal?: AbortSignal } = {}) => ({
  program: process.execPath,
  args: ['-e', script],
  options,
});

test('a command is measured with what it starts, and its words are kept', async () => {
  const child = "require('node:child_process').execFileSync(process.execPath, ['-e', process.env.WORK])";
  const work = `const held = Buffer.alloc(${300 * 1024 ** 2}, 1); const end = Date.now() + 1500; while (Date.now() < end); held.at(0)`;
  const { options, ...command } = node(`console.log('done'); console.error('and so'); ${child}`);
  const { output, ...cost } = await measure({ ...command, options: { ...options, env: { WORK: work } } });
  expect(output).toContain('done\n');
  expect(output).toContain('and so\n');
  expect(cost.wallSeconds).toBeGreaterThanOrEqual(1.5);
  const measured: Cost = cost;
  if (TELLS_USE) {
    expect(measured.cpuSeconds).toBeGreaterThan(0);
    expect(measured.peakMiB).toBeGreaterThan(300);
  } else {
    expect(Object.keys(measured)).toEqual(['wallSeconds']);
  }
});

test('a command that fails throws its own words and how it ended', async () => {
  await expect(measure(node("console.log('the reason'); process.exit(3)"))).rejects.toThrow(
    /the reason\n\nThe build ended with exit code 3\.$/,
  );
});

test('a command that is told to end, ends', async () => {
  await expect(
    measure(node('setInterval(() => {}, 1000)', { signal: AbortSignal.timeout(500) })),
  ).rejects.toThrow('The build ended with SIGTERM.');
});
