/** `npm run content:check`: prints all problems in the content files. Exits with 1 if any is an error. */
import path from 'node:path';
import { reportContent } from '../src/content-model/check/reportContent';

void reportContent(path.resolve('content')).then(({ errors, summary }) => {
  console.log(summary);
  if (errors.length > 0) process.exitCode = 1;
});
