import type { FileProblem } from '../../src/content-model/check/problem';
import { valueAt } from '../../src/content-model/schema';
import { about, type LaunchContext } from './context';

const PATH = ['seo', 'description'];

/** Descriptions that two pages share. Their length is what the content check looks at. */
export function repeatedDescriptions({ documents }: LaunchContext): FileProblem[] {
  const first = new Map<string, string>();
  return documents.flatMap((document) => {
    const description = valueAt(document.parsed.data, PATH);
    if (typeof description !== 'string') return [];
    const words = description.trim().toLowerCase();
    const earlier = first.get(words);
    if (earlier === undefined) {
      first.set(words, document.file);
      return [];
    }
    return [
      about(document, PATH, `is that of content/${earlier} as well`, 'write what this page alone offers'),
    ];
  });
}
