import type { FileProblem } from '../../src/content-model/check/problem';
import { valueAt } from '../../src/content-model/schema';
import { type LaunchContext, problemAt } from './context';

/** Reports documents marked with `sample: true`, whose facts are invented. */
export const sampleFacts = ({ documents }: LaunchContext): FileProblem[] =>
  documents
    .filter(({ parsed }) => valueAt(parsed.data, ['sample']) === true)
    .map((document) =>
      problemAt(
        document,
        ['sample'],
        'the facts of this file are invented',
        'replace them with your own, then remove this line',
      ),
    );
