import { formatProblem } from '../../src/content-model/check/checkContent';
import { launchCheck } from '../../tools/launch-check/launchCheck';
import { sampleContent, TODAY } from './sampleContent';

/** The launch check for the tests of a file: each test changes the sample content, and looks at what is left. */
export function atLaunch() {
  const content = sampleContent();

  const left = (today = TODAY) =>
    launchCheck(content.dir, today).map(({ title, problems }) => [title, ...problems.map(formatProblem)]);

  return {
    content,
    /** Writes fields of a document anew. */
    set: (file: string, changes: object) => content.edit(file, (data) => Object.assign(data, changes)),
    /** Each topic that is not settled: its title, then its problems as they are printed. */
    left,
    /** Expects one topic with one problem, on the line of `file` with `text`. */
    expectOne(title: string, file: string, text: string, field: string, message: RegExp | string): void {
      const [topic, ...others] = left();
      expect(others).toEqual([]);
      expect(topic).toEqual([title, expect.stringMatching(message)]);
      expect(topic?.[1]).toContain(`content/${file}:${content.lineOf(file, text)} ${field}: `);
    },
  };
}
