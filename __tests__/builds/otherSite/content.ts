import { shown } from '../../support/catalogues';
import { documentAt } from '../../support/content';
import { address, eventually, navigate, reducedMotion, width } from '../../support/visitor';
import * as other from './buildOtherSite';
import { at, expectFits, type OtherSite } from './site';

const small = { ...width(320), ...reducedMotion };

export function contentTests({ visit, built }: OtherSite): void {
  test('a new product group is a tab, and its product without limits has no empty table or row', async () => {
    const { specsTitle, nutritionTitle } = documentAt('pages/pulses-products.json');
    const page = await visit(at('/PulsesProducts'), small);
    const main = page.getByRole('main');
    await shown(page).tab(other.LONG_GROUP).click();
    await eventually(() => shown(page).sheets(), ['Turmeric']);
    expect(address(page)).toBe(at('/PulsesProducts#turmeric'));
    await navigate(page, at('/PulsesProducts/turmeric'));
    await page.getByRole('heading', { level: 1, name: 'Turmeric' }).waitFor();
    expect(await main.locator('caption').allTextContents()).toEqual([specsTitle, nutritionTitle]);
    expect(await main.getByRole('row').filter({ hasText: /^$/ }).count()).toBe(0);
    await expectFits(page);
  });

  test.each([
    ...other.seeds.filter(({ name }) => name.length > 20).map(({ slug }) => `/PulsesProducts#${slug}`),
    '/textiles#hemp',
    '/leadership#first',
  ])('long names and words fit on %s', async (route) => {
    const page = await visit(at(route), small);
    await expectFits(page);
  });

  test('an opened business area has a card without a label, and a page with breadcrumb, tiles and ending', async () => {
    const page = await visit(at('/our-business'), width(390));
    const main = page.getByRole('main');
    const soon = documentAt('sections/coming-soon.json').title;
    expect(await main.locator('li', { hasText: soon }).getByRole('heading').count()).toBe(1);
    await main.getByRole('link', { name: 'Spices' }).click();
    await page.getByRole('heading', { level: 1, name: 'Spices of the Coast' }).waitFor();
    expect(address(page)).toBe('/site/spices');
    expect(await main.getByRole('navigation').getByText('Spices').getAttribute('aria-current')).toBe('page');
    const texts = ['Some words', 'Some words', 'Some words', 'A question?'];
    expect(await main.getByRole('heading').allTextContents()).toEqual(['Spices of the Coast', ...texts]);
    expect(await main.getByRole('link', { name: 'Ask' }).getAttribute('href')).toBe(at('/contact'));
    expect([await page.locator('[inert]').count(), await main.getByText(soon).count()]).toEqual([0, 0]);
    expect(built('sitemap.xml')).toContain('<loc>https://www.deccan.in/site/spices</loc>');
    await expectFits(page);
  });

  test('numbered registrations are in footer and company text, inspection companies in the text only', async () => {
    const page = await visit(at('/about'), width(320));
    const [iec, cin] = other.registrations;
    for (const part of [page.getByRole('main'), page.getByRole('contentinfo')]) {
      const line = part.getByRole('listitem').filter({ hasText: iec?.number });
      expect(await line.allTextContents()).toEqual([`${iec?.name} ${iec?.number}`]);
      expect(await line.getByRole('link').getAttribute('href')).toBe(iec?.register);
      expect(await part.getByText(cin?.name ?? '', { exact: true }).count()).toBe(0);
    }
    expect(await page.getByText(other.INSPECTOR).count()).toBe(1);
  });

  test('two testimonials are a carousel on a phone, and a plain list where both fit', async () => {
    const page = await visit(at('/testimonials'), { ...width(390), ...reducedMotion });
    const { carousel } = documentAt('pages/testimonials.json');
    const group = page.getByRole('group', { name: carousel.label });
    await group.getByRole('button', { name: carousel.next }).waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await eventually(() => group.getByRole('button').count(), 0);
    expect(await group.getByRole('listitem').count()).toBe(2);
  });
}
