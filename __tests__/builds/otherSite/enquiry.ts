import { ENQUIRY, FAILURE, holds, openFilledIn, SENT, sendButton } from '../../support/contactForm';
import { errorPage, spoil } from '../../support/faults';
import { type Answer, formService } from '../../support/formService';
import { leave, painted, receiveReports } from '../../support/measurement';
import { MEASUREMENT } from '../../support/otherSite/buildOtherSite';
import { eventually, navigate, withoutScripts } from '../../support/visitor';
import { at, type OtherSite } from './site';

export function enquiryTests({ visit, newPage, takeComplaints }: OtherSite): void {
  const service = formService();

  test.each<[answer: Answer, outcome: string, logged: string | undefined]>([
    ['accepts', 'the thank-you page opens', undefined],
    ['refuses', 'its reason is logged', 'Activate first.'],
    ['never answers', 'the time limit is logged', 'TimeoutError'],
  ])('with checkAnswer, if the service %s, %s', async (answer, _, logged) => {
    const page = await visit(at('/contact'));
    const { alerts } = await openFilledIn(page, service, answer);
    await sendButton(page).click();
    if (!logged) {
      await page.waitForURL(`**${at(SENT)}`);
      // The hidden field is sent too. An enquiry is not stored if the service has confirmed it.
      expect(service.enquiries[0]?.fields).toContainEqual(['_honey', '']);
      expect(await page.evaluate(() => localStorage.getItem('sentEnquiry'))).toBeNull();
      return;
    }
    await eventually(async () => alerts, [FAILURE]);
    await eventually(() => sendButton(page).isEnabled(), true);
    await holds(page, ENQUIRY);
    expect(takeComplaints(page).join('\n')).toContain(logged);
  });

  test('the privacy page has a topic about measurement with the receiving host', async () => {
    const page = await visit(at('/privacy'), withoutScripts);
    expect(await page.getByRole('main').innerText()).toContain(new URL(MEASUREMENT).hostname);
  });

  test('performance is reported without the query when the visitor leaves, and nothing is stored', async () => {
    const page = await newPage();
    const reports = await receiveReports(page, MEASUREMENT);
    await page.goto(at('/about?from=mail'));
    await painted(page);
    // INP is reported as well if the page responded slowly.
    const measured = ['TTFB', 'FCP', 'LCP', 'CLS'];
    await eventually(async () => {
      await leave(page);
      return measured.filter((name) => reports.some((report) => report.name === name));
    }, measured);
    for (const report of reports) {
      expect(Object.keys(report).sort()).toEqual(['id', 'name', 'navigationType', 'path', 'rating', 'value']);
      expect(report).toMatchObject({ path: '/site/about', navigationType: 'navigate' });
    }
    expect(await page.context().cookies()).toEqual([]);
  });

  test('the beacon contains only counts of script errors, rendering errors and failed enquiries', async () => {
    const page = await visit(at('/contact'));
    const reports = await receiveReports(page, MEASUREMENT);
    const { alerts } = await openFilledIn(page, service, 'refuses');
    await sendButton(page).click();
    await eventually(async () => alerts, [FAILURE]);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('Lost.');
      });
    });
    await spoil(page, '/team');
    await navigate(page, at('/team'));
    await errorPage(page).waitFor();
    const counts = () => reports.filter(({ rating }) => !rating);
    await eventually(async () => {
      await leave(page);
      return counts().length;
    }, 3);
    expect(counts()).toEqual(
      ['script-error', 'rendering-error', 'failed-enquiry'].map((name) => ({
        name,
        value: 1,
        id: expect.stringContaining(name),
        path: '/site/contact',
      })),
    );
    takeComplaints(page);
  });
}
