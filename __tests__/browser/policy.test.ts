/** The Content-Security-Policy that each page begins with, and what it stops. */
import { createHash } from 'node:crypto';
import { builtPages, hydrated } from '../support/builtSite';
import { eventually, visitor } from '../support/visitor';

jest.setTimeout(60_000);
const { newPage, visit, complaints } = visitor();

const HEAD = /^<!DOCTYPE html><html[^>]*><head><meta http-equiv="Content-Security-Policy" content="([^"]*)"/;

/** The directives of a page's policy, which its head begins with. */
const policyOf = (html: string): Map<string, string[]> =>
  new Map(
    (HEAD.exec(html)?.[1] ?? '')
      .replaceAll('&#x27;', "'")
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

/** The digests of the scripts that stand in a page; blocks of data are none. */
const digestsOf = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

describe.each(builtPages())('%s', (_, html) => {
  test('begins with a policy that knows exactly its own script', () => {
    const digests = digestsOf(html);
    expect(digests).toHaveLength(1);
    expect(policyOf(html).get('script-src')).toEqual(["'self'", ...digests]);
  });

  test('allows nothing that could undo it', () => {
    const policy = policyOf(html);
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'self'"]);
    expect([...policy.values()].flat().filter((source) => /\*|unsafe-eval/.test(source))).toEqual([]);
    const inline = [...policy].filter(([, sources]) => sources.includes("'unsafe-inline'"));
    expect(inline.map(([name]) => name)).toEqual(['style-src']);
  });

  test('says how it is encoded where browsers look for it', () => {
    const position = Buffer.from(html).indexOf('<meta charSet="utf-8"');
    expect(position).toBeGreaterThan(0);
    expect(position).toBeLessThan(1000);
  });
});

test('a script that gets into the page does not run, wherever it stands', async () => {
  const page = await newPage();
  await page.route('**/elsewhere.js', (way) =>
    way.fulfill({ contentType: 'text/javascript', body: 'window.ran = "elsewhere"' }),
  );
  await page.route('**/about', async (way) => {
    const response = await way.fetch();
    const injected = [
      '<script>window.ran = "inline"</script>',
      '<script src="https://evil.example/elsewhere.js"></script>',
      '<img src="/missing.png" alt="" onerror="window.ran = \'handler\'">',
    ];
    const body = (await response.text()).replace('</body>', `${injected.join('')}</body>`);
    await way.fulfill({ response, body });
  });
  await page.goto('/about');
  await hydrated(page);
  const told: string[] = [];
  await eventually(async () => {
    told.push(...complaints(page).filter((complaint) => complaint.includes('Content Security Policy')));
    return told.length;
  }, 3);
  expect(told.join()).toMatch(/inline script[\s\S]*evil\.example[\s\S]*inline event handler/i);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('a script added to a living page does not run either', async () => {
  const page = await visit('/team');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = "added"';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<a id="trap" href="javascript:window.ran=1">Trap</a>');
    document.getElementById('trap')?.click();
  });
  await eventually(async () => complaints(page).length > 0, true);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('a base that gets into the page leads nowhere else', async () => {
  const page = await visit('/team');
  await page.evaluate(() =>
    document.head.insertAdjacentHTML('afterbegin', '<base href="https://evil.example/">'),
  );
  expect(await page.evaluate(() => new URL('x', document.baseURI).origin)).toBe(new URL(page.url()).origin);
  expect(complaints(page).join()).toContain('base-uri');
});
