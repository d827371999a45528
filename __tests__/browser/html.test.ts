/** The built HTML of every page: what a host serves before, or without, any script. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { canonicalPath, isIndexable } from '../../src/routes';
import {
  aliasPaths,
  builtPages,
  canonicalPaths,
  htmlOf,
  publicDir,
  requireBuild,
} from '../support/builtSite';
import { all, textOf } from '../support/html';

/** Bytes of the styles inlined into a page, gzipped. */
const STYLE_BUDGET = 14 * 1024;

requireBuild();
const pages = builtPages();
const site = JSON.parse(readFileSync('content/site.json', 'utf8'));

test('every route that the specification registers exists', () => {
  expect(canonicalPaths).toEqual(
    expect.arrayContaining([
      '/',
      '/about',
      '/services',
      '/our-business',
      '/export-services',
      '/import-services',
      '/value-added-services',
      '/food-agro',
      '/PulsesProducts',
      '/textiles',
      '/Textile',
      '/Midc',
      '/global-market',
      '/chemical',
      '/logistics',
      '/projects',
      '/leadership',
      '/legacy',
      '/blog',
      '/blog/trade-trends',
      '/blog/import-export-tips',
      '/blog/export-guides',
      '/team',
      '/testimonials',
      '/features',
      '/contact',
      '/thank-you',
    ]),
  );
});

describe.each(pages)('%s', (route, html) => {
  test('has a language, one title, one description, one h1, a header, a main and a footer', () => {
    expect(html).toMatch(/<html[^>]* lang="en"/);
    for (const part of [
      /<title[\s>]/g,
      /<meta [^>]*name="description"/g,
      /<h1[\s>]/g,
      /<header[\s>]/g,
      /<main[\s>]/g,
      /<footer[\s>]/g,
    ])
      expect([String(part), html.match(part)?.length]).toEqual([String(part), 1]);
  });

  test('names its canonical page, or keeps search engines out', () => {
    const canonical = all(html, /<link [^>]*rel="canonical" href="([^"]*)"/g);
    const noindex = /<meta [^>]*name="robots" content="noindex"/.test(html);
    expect({ canonical, noindex }).toEqual(
      isIndexable(route)
        ? { canonical: [site.siteUrl + canonicalPath(route)], noindex: false }
        : { canonical: [], noindex: true },
    );
  });

  test('has headings in order', () => {
    const levels = all(html.slice(html.indexOf('<main')), /<h([1-6])[\s>]/g).map(Number);
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1);
    });
  });

  test('has no link, picture, style or script that leads nowhere', () => {
    const ids = new Set(all(html, /\sid="([^"]+)"/g));
    const targets = [
      ...all(html, /\s(?:href|src|action)="([^"]*)"/g),
      ...all(html, /\ssrcset="([^"]*)"/gi).flatMap((set) =>
        set.split(/,\s*/).map((one) => one.split(' ')[0] ?? ''),
      ),
    ];
    expect(targets.length).toBeGreaterThan(20);
    for (const target of targets) {
      if (/^(https:|mailto:[^@]+@|tel:\+\d+$|data:)/.test(target)) continue;
      const [address = '', hash] = target.split('#');
      const file = path.join(publicDir, decodeURI(address.replace(/\?.*$/, '')));
      const page = path.join(file, 'index.html');
      const served = address === '' || (existsSync(file) && statSync(file).isFile()) || existsSync(page);
      expect([target, served]).toEqual([target, true]);
      if (hash && address.endsWith('.svg')) expect(readFileSync(file, 'utf8')).toContain(`id="${hash}"`);
      else if (hash) {
        const known =
          address === '' || canonicalPath(address) === canonicalPath(route)
            ? ids
            : new Set(all(htmlOf(address), /\sid="([^"]+)"/g));
        expect([target, known.has(hash)]).toEqual([target, true]);
      }
    }
  });

  test('has pictures with alternative text and dimensions, in AVIF, WebP and a fallback', () => {
    // Beside the name of a person, a portrait may have nothing to add.
    const others = html.replace(/<picture class="portrait\b[\s\S]*?<\/picture>/g, '');
    for (const [tag] of others.matchAll(/<img\b[^>]*>/g)) expect(tag).toMatch(/ alt="[^"]+"/);
    for (const [tag] of html.matchAll(/<img\b[^>]*>/g))
      for (const attribute of [/ alt="/, / width="\d+"/, / height="\d+"/]) expect(tag).toMatch(attribute);
    for (const [picture] of html.matchAll(/<picture\b[\s\S]*?<\/picture>/g)) {
      expect(picture).toMatch(/type="image\/avif"[\s\S]*type="image\/webp"[\s\S]*<img/);
    }
  });

  test('inlines its styles, within the budget, and no others', () => {
    const styles = all(html, /<style[^>]*>([\s\S]*?)<\/style>/g).join('');
    expect(styles.length).toBeGreaterThan(1000);
    expect(gzipSync(styles).length).toBeLessThanOrEqual(STYLE_BUDGET);
    expect(html).not.toMatch(/<link [^>]*rel="stylesheet"/);
  });

  test('preloads the one font', () => {
    expect(all(html, /<link [^>]*rel="preload" href="([^"]+\.woff2)"/g)).toHaveLength(1);
  });

  test('repeats no id', () => {
    const ids = all(html, /\sid="([^"]+)"/g);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

test('titles: the product name alone on the home page, and unique names before it elsewhere', () => {
  const titles = canonicalPaths.map((route) => all(htmlOf(route), /<title[^>]*>([^<]*)<\/title>/g)[0] ?? '');
  expect(titles[canonicalPaths.indexOf('/')]).toBe(site.productName);
  expect(titles[canonicalPaths.indexOf('/services')]).toBe(`Services | ${site.productName}`);
  for (const title of titles.slice(1)) expect(title).toMatch(new RegExp(`^.+ \\| ${site.productName}$`));
  expect(new Set(titles).size).toBe(titles.length);
});

test('descriptions are unique', () => {
  const found = canonicalPaths.flatMap((route) =>
    all(htmlOf(route), /<meta [^>]*name="description" content="([^"]*)"/g),
  );
  expect(new Set(found).size).toBe(canonicalPaths.length);
});

test('an alias holds what its canonical page holds', () => {
  for (const alias of aliasPaths) expect(textOf(htmlOf(alias))).toBe(textOf(htmlOf(canonicalPath(alias))));
});

test('links keep the spelling that the specification gives them', () => {
  for (const [route, target] of [
    ['/food-agro', '/pulsesproducts'],
    ['/Textile', '/Textiles'],
    ['/legacy', '/About'],
    ['/services', '/our-business'],
    ['/PulsesProducts', '/contact'],
    ['/textiles', '/contact'],
    ['/thank-you', '/contact'],
    ['/Midc', '/our-business'],
  ] as const)
    expect(htmlOf(route).slice(htmlOf(route).indexOf('<main'))).toContain(`href="${target}"`);
});

test('the contact form posts natively to the forwarding service', () => {
  const html = htmlOf('/contact');
  expect(html).toContain(`action="https://formsubmit.co/${site.email}"`);
  expect(html).toMatch(/method="post"/);
  expect(html).toMatch(/enctype="multipart\/form-data"/i);
  const form = html.slice(html.search(/<form[^>]*action="https:\/\/formsubmit.co/));
  const names = all(form.slice(0, form.indexOf('</form>')), /\sname="([^"]+)"/g);
  expect(names).toEqual([
    '_subject',
    '_template',
    '_captcha',
    '_next',
    'name',
    'email',
    'phone',
    'subject',
    'message',
  ]);
  expect(form).toContain(`value="New Contact Form Submission - ${site.productName}"`);
  expect(form).toMatch(/<noscript><input type="hidden" name="_next" value="https:\/\/[^"]+\/thank-you"/);
});
