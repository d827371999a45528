/** A jest reporter. At the end of a run, it lists why tests were skipped: what the content lacks (`inPlace.ts`). */
export default class SkippedTests {
  /**
   * @param {unknown} _
   * @param {{ testResults: { testResults: { title: string }[] }[] }} results
   */
  onRunComplete(_, { testResults }) {
    const titles = testResults.flatMap((file) => file.testResults.map(({ title }) => title));
    const reasons = titles.flatMap((title) => /\(skipped: (.+)\)$/.exec(title)?.[1] ?? []);
    if (reasons.length === 0) return;
    console.log(`\n${reasons.length} tests were skipped, because the content lacks what they need:`);
    for (const reason of new Set(reasons))
      console.log(`  ${reason}: ${reasons.filter((each) => each === reason).length}`);
  }
}
