import { formatProblem } from '../../src/content/check/checkContent';
import { launchCheck } from '../../tools/launch-check/launchCheck';
import { pictureHeaders } from './contentCopy';
import { sampleContent, TODAY } from './sampleContent';

/** Returns functions for tests that change the sample content and check which topics are open. */
export function atLaunch() {
  const content = sampleContent();

  const left = (today = TODAY) =>
    launchCheck(content.dir, pictureHeaders(content.dir), today).map(({ title, problems }) => [
      title,
      ...problems.map(formatProblem),
    ]);

  return {
    ...content,
    /** Returns each open topic: its title, followed by its problems as printed. */
    left,
    /** Expects exactly one topic with one problem, on the line of `file` that contains `text`. */
    expectOne(title: string, file: string, text: string, field: string, message: RegExp | string): void {
      const [topic, ...others] = left();
      expect(others).toEqual([]);
      expect(topic).toEqual([title, expect.stringMatching(message)]);
      expect(topic?.[1]).toContain(`content/${file}:${content.lineOf(file, text)} ${field}: `);
    },
  };
}
