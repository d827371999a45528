/**
 * `npm run compat:check`, part of `npm run lint`: lists APIs and styles that a browser of `browserslist` (package.json)
 * does not support, according to MDN's data. Exits with 1 if there are any.
 */
import { findProblems } from './compat-check/findProblems';
import { visitorFiles } from './compat-check/visitorFiles';

const REMEDY = `
Use something older, or guard it: \`'name' in object\`, \`object.name?.()\`, \`@supports\`, an earlier declaration.
If pages work without it, add it with the effect to tools/compat-check/exceptions.ts.`;

async function check(): Promise<void> {
  const files = await visitorFiles();
  const problems = findProblems(files);
  for (const problem of problems) console.log(problem);
  console.log(problems.length === 0 ? `All browsers support what ${files.length} files use.` : REMEDY);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

void check();
