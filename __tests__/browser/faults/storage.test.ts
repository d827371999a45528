/** A browser that keeps nothing: what it would keep lasts while the site is not left, and nothing else suffers. */
import { hydrated } from '../../support/builtSite';
import { ENQUIRY, holds, interpolate, SENT, sendButton } from '../../support/contactForm';
import { anotherRelease, fillStorage, forbidStorage, heading, loadsOf } from '../../support/faults';
import { formService } from '../../support/formService';
import { opener, recent, search } from '../../support/searchDialog';
import { address, eventually, navigate, uncovered, visitor, width } from '../../support/visitor';

jest.setTimeout(60_000);
const { newPage, complaints } = visitor();
const service = formService();

describe.each([
  ['forbidden', forbidStorage],
  ['full', fillStorage],
])('a storage that is %s', (_, spoil) => {
  test('is survived by recent searches and by an enquiry, which is sent', async () => {
    service.thatNow('accepts');
    const page = await newPage(width(390));
    await page.addInitScript(spoil);
    await page.goto('/contact');
    await hydrated(page);
    await uncovered(page);
    await service.connect(page);
    await interpolate(page);
    await search(page, 'soy');
    await page.waitForURL('**/services?search=soy');
    await opener(page).click();
    await eventually(() => recent(page).allTextContents(), ['soy']);
    await page.keyboard.press('Escape');
    await navigate(page, '/PulsesProducts#toor-dal');
    await page.getByRole('heading', { level: 3, name: 'Toor Dal' }).waitFor();
    await page.goBack();
    await page.goBack();
    await holds(page, ENQUIRY);
    await sendButton(page).click();
    await page.waitForURL(`**${SENT}`);
    expect(service.enquiries).toHaveLength(1);
  });

  test('does not make a page of another release load for ever', async () => {
    const page = await newPage();
    const loads = loadsOf(page);
    await page.addInitScript(spoil);
    await anotherRelease(page);
    await page.goto('/team?from=mail#people');
    await heading(page, 'Our Team').waitFor();
    await page.waitForTimeout(1000);
    expect([address(page), loads()]).toEqual(['/team?from=mail#people', 1]);
    expect(await heading(page, 'Our Team').isVisible()).toBe(true);
    complaints(page);
  });
});
