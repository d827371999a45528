/** `npm run launch:check`: lists what only the owner can settle before the launch; exits 1 while anything is left. */
import path from 'node:path';
import { formatProblem } from '../src/content-model/check/checkContent';
import { launchCheck } from './launch-check/launchCheck';

/** Swedes write their days as the content does, in the time zone of this machine. */
const today = new Date().toLocaleDateString('sv-SE');

const left = launchCheck(path.resolve('content'), today);
for (const { title, problems } of left) {
  console.log(`${title} (${problems.length})`);
  for (const problem of problems) console.log(`  ${formatProblem(problem)}`);
  console.log();
}
const count = left.reduce((sum, { problems }) => sum + problems.length, 0);
console.log(
  count === 0
    ? 'Nothing is left to settle: the site is ready for its launch.'
    : `${count} ${count === 1 ? 'thing is' : 'things are'} left to settle before the launch.`,
);
process.exitCode = count === 0 ? 0 : 1;
