import type { FileProblem } from '../../src/content-model/check/problem';
import { valueAt } from '../../src/content-model/schema';
import { type LaunchContext, problemAt } from './context';

const PATH = ['seo', 'description'];

/** Reports descriptions that two pages share. The content check validates their length. */
export function repeatedDescriptions({ documents }: LaunchContext): FileProblem[] {
  const first = new Map<string, string>();
  return documents.flatMap((document) => {
    const description = valueAt(document.parsed.data, PATH);
    if (typeof description !== 'string') return [];
    const key = description.trim().toLowerCase();
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, document.file);
      return [];
    }
    return [
      problemAt(
        document,
        PATH,
        `is the same as in content/${earlier}`,
        'describe what only this page offers',
      ),
    ];
  });
}
