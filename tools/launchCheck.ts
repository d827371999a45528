/** `npm run launch:check`: lists what only the owner can settle before the launch; exits with 1 unless empty. */
import path from 'node:path';
import { formatProblem } from '../src/content-model/check/checkContent';
import { launchCheck } from './launch-check/launchCheck';

/** `YYYY-MM-DD` in the local time zone: the Swedish date format. */
const today = new Date().toLocaleDateString('sv-SE');

const topics = launchCheck(path.resolve('content'), today);
for (const { title, problems } of topics) {
  console.log(`${title} (${problems.length})`);
  for (const problem of problems) console.log(`  ${formatProblem(problem)}`);
  console.log();
}
const count = topics.reduce((sum, { problems }) => sum + problems.length, 0);
console.log(
  count === 0
    ? 'Nothing is left to settle: the site is ready for its launch.'
    : `${count} ${count === 1 ? 'thing is' : 'things are'} left to settle before the launch.`,
);
process.exitCode = count === 0 ? 0 : 1;
