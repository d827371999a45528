/**
 * `npm run compat:check`, part of `npm run lint`: lists what scripts and styles of the pages use although a browser of
 * `browserslist` in package.json lacks it, by MDN's data; exits with 1 if there is anything.
 */
import { findProblems } from './compat-check/findProblems';
import { visitorFiles } from './compat-check/visitorFiles';

const REMEDY = `
Use something older, or guard it: \`'name' in object\`, \`object.name?.()\`, \`@supports\`, an earlier declaration.
If browsers without it do well, add it with that reason to tools/compat-check/exceptions.ts.`;

async function check(): Promise<void> {
  const files = await visitorFiles();
  const problems = findProblems(files);
  for (const problem of problems) console.log(problem);
  console.log(problems.length === 0 ? `All browsers have what ${files.length} files use.` : REMEDY);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

void check();
