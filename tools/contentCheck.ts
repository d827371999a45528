/** `npm run content:check`: prints all problems in the content files. Exits with 1 if any is an error. */
import path from 'node:path';
import { reportContent } from '../src/content/check/reportContent';

async function main(): Promise<void> {
  const { errors, summary } = await reportContent(path.resolve('content'));
  console.log(summary);
  if (errors.length > 0) process.exitCode = 1;
}

void main();
