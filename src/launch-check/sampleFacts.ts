import type { FileProblem } from '../content-model/check/problem';
import { valueAt } from '../content-model/schema';
import { about, type Material } from './material';

/** Documents whose facts are made up, as their mark says. */
export const sampleFacts = ({ documents }: Material): FileProblem[] =>
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
