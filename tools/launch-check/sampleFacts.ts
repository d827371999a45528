import type { FileProblem } from '../../src/content-model/check/problem';
import { valueAt } from '../../src/content-model/schema';
import { about, type LaunchContext } from './context';

/** Documents whose facts are made up, as their mark says. */
export const sampleFacts = ({ documents }: LaunchContext): FileProblem[] =>
  documents
    .filter(({ parsed }) => valueAt(parsed.data, ['sample']) === true)
    .map((document) =>
      about(
        document,
        ['sample'],
        'the facts of this file are made up',
        'replace them by your own, then remove this line',
      ),
    );
