import { spawnSync } from 'node:child_process';
import { engines, scripts } from '../../../package.json';

/** Runs a script as if the running Node.js had this version. */
function runWith(version: string, script: string) {
  const code = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } }); require('./${script}')`;
  return spawnSync(process.execPath, ['--eval', code], { encoding: 'utf8' });
}

test('each npm script checks the version of Node.js first', () => {
  const first = /^(node tools\/check(Node|Folder)\.js|npm test) && /;
  expect(Object.values(scripts).filter((script) => !first.test(script))).toEqual([]);
});

test.each(['tools/checkNode.js', 'tools/checkFolder.js'])('%s stops with both versions', (script) => {
  const { status, stderr } = runWith('18.20.8', script);
  expect(status).toBe(1);
  expect(stderr).toContain(`needs Node.js ${engines.node}, but Node.js 18.20.8 is running`);
});

test('the ranges in `engines` are checked', () => {
  const isAllowed = (version: string) => runWith(version, 'tools/checkNode.js').status === 0;
  expect(['20.19.5', '20.20.0', '22.16.0', '24.0.0'].filter((version) => !isAllowed(version))).toEqual([]);
  expect(['20.19.4', '21.99.9', '22.15.1', '23.0.0', '26.1.0'].filter(isAllowed)).toEqual([]);
});
