import { sampleContent } from '../../../support/sampleContent';

/** Creates sample content before each test, with functions for tests of the content check. */
export function checkedContent() {
  const content = sampleContent();
  return {
    ...content,
    /** Sets fields of a document. */
    set: (file: string, changes: object) => content.edit(file, (data) => Object.assign(data, changes)),
    /** Expects exactly one error, which starts with `problem`, on the first line of `file` that contains `text`. */
    expectError(file: string, text: string, problem: string): void {
      const start = `content/${file}:${content.lineOf(file, text)} ${problem}`;
      expect(content.errors()).toEqual([expect.stringContaining(start)]);
    },
  };
}
