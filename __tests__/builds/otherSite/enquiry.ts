import { hydrated } from '../../support/builtSite';
import { ENQUIRY, expectValues, FAILURE, openFilledIn, SENT, sendButton } from '../../support/contactForm';
import { formService } from '../../support/formService';
import { leave, painted, receiveReports } from '../../support/measurement';
import { eventually, withoutScripts } from '../../support/visitor';
import { MEASUREMENT } from './buildOtherSite';
import { at, type OtherSite } from './site';

export function enquiryTests({ visit, newPage, takeComplaints }: OtherSite): void {
  const service = formService();

  test('the hidden field against spam is sent', async () => {
    const { page } = await openFilledIn(await visit(at('/contact')), service, 'accepts');
    await sendButton(page).click();
    await page.waitForURL(`**${at(SENT)}`);
    expect(service.enquiries[0]?.fields).toContainEqual(['_honey', '']);
  });

  test('an enquiry without a response fails after the time limit and is kept', async () => {
    const { page, alerts } = await openFilledIn(await visit(at('/contact')), service, 'never answers');
    await sendButton(page).click();
    await eventually(async () => alerts, [FAILURE]);
    await eventually(() => sendButton(page).isEnabled(), true);
    await expectValues(page, ENQUIRY);
    expect(takeComplaints(page).join('\n')).toContain('TimeoutError');
  });

  test('speed and counts of errors are reported without texts when the visitor leaves, and nothing is stored', async () => {
    const page = await newPage();
    const reports = await receiveReports(page, MEASUREMENT);
    await page.goto(at('/contact?from=mail'));
    await painted(page);
    await hydrated(page);
    const { alerts } = await openFilledIn(page, service, 'refuses');
    await sendButton(page).click();
    await eventually(async () => alerts, [FAILURE]);
    expect(takeComplaints(page).join('\n')).toContain('Activate first.');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('Lost.');
      });
    });
    // INP is reported as well if the page responded slowly.
    const measured = ['TTFB', 'FCP', 'LCP', 'CLS', 'script-error', 'failed-enquiry'];
    await eventually(async () => {
      await leave(page);
      return measured.filter((name) => reports.some((report) => report.name === name));
    }, measured);
    for (const { rating, ...report } of reports) {
      const speed = rating ? { navigationType: 'navigate' } : {};
      expect(report).toEqual({
        id: expect.any(String),
        name: expect.any(String),
        value: expect.any(Number),
        path: '/site/contact',
        ...speed,
      });
    }
    expect(await page.context().cookies()).toEqual([]);
    takeComplaints(page);
    const privacy = await visit(at('/privacy'), withoutScripts);
    expect(await privacy.getByRole('main').innerText()).toContain(new URL(MEASUREMENT).hostname);
  });
}
