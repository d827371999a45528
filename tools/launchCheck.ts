/**
 * `npm run launch:check`: lists problems that only the owner can resolve before the launch, and recommendations. Exits
 * with 1 if any problem is unresolved.
 */
import path from 'node:path';
import { formatProblem, readPictures } from '../src/content/check/checkContent';
import { launchCheck } from './launch-check/launchCheck';

/** Today as `YYYY-MM-DD` in the local time zone, which is the Swedish date format. */
const today = new Date().toLocaleDateString('sv-SE');

async function check(): Promise<void> {
  const contentDir = path.resolve('content');
  const topics = launchCheck(contentDir, await readPictures(contentDir), today);
  for (const { title, problems } of topics) {
    console.log(`${title} (${problems.length})`);
    for (const problem of problems)
      console.log(`  ${problem.severity === 'warning' ? 'Recommended: ' : ''}${formatProblem(problem)}`);
    console.log();
  }
  const problems = topics.flatMap((topic) => topic.problems);
  const left = problems.filter(({ severity }) => severity === 'error').length;
  const recommended = problems.length - left;
  console.log(
    left === 0
      ? 'Nothing is left to settle: the site is ready for the launch.'
      : `${left} ${left === 1 ? 'thing is' : 'things are'} left to settle before the launch.`,
  );
  if (recommended > 0)
    console.log(
      `${recommended} ${recommended === 1 ? 'change is' : 'changes are'} recommended, but not required.`,
    );
  process.exitCode = left === 0 ? 0 : 1;
}

void check();
