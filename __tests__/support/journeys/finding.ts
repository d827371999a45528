/** How visitors find what they look for: search, catalogue, specifications, articles, pages. */
import { interpolate } from '../../../src/components/interpolate';
import { products, stands } from '../catalogues';
import { articles, documentAt } from '../content';
import { goods } from '../enquiryList';
import { heading } from '../faults';
import { search } from '../searchDialog';
import { noMatchTitle, resultLine, services, servicesPage } from '../services';
import { navigate } from '../visitor';
import { type Journey, press, region, status } from './parts';

const specifications = documentAt('pages/specifications.json');
const [good] = goods;
if (!good) throw new Error('There are no products.');

export const finding: Journey[] = [
  {
    name: 'two searches and the end of the search',
    route: '/services',
    async go(page) {
      const term = services[0]?.title ?? '';
      await search(page, term);
      await status(page, resultLine(term));
      await search(page, 'zzz-nothing');
      await page.getByText(noMatchTitle('zzz-nothing')).waitFor();
      await search(page, good.name);
      await page.getByRole('region', { name: servicesPage.elsewhere.title }).waitFor();
      await region(page).getByRole('link', { name: servicesPage.clearSearch, exact: true }).click();
      await status(page, interpolate(servicesPage.cleared, { count: services.length }));
      await search(page, term);
      await status(page, resultLine(term));
    },
  },
  {
    name: 'the catalogue',
    route: products.route,
    async go(page) {
      const [group, next] = products.groups;
      const tab = (name = '') => page.getByRole('tab', { name, exact: true });
      const choose = async (inGroup: typeof group, index: number) => {
        const entry = inGroup?.members[index];
        await tab(entry?.name).click();
        await stands(page, `${products.route}#${entry?.slug}`, inGroup?.name, entry?.name);
        // The last link of the page asks about the product that is shown.
        const ask = interpolate(products.page.inquiry.label, { item: entry?.name ?? '' });
        await region(page).getByRole('link', { name: ask, exact: true }).last().waitFor();
      };
      await choose(group, 1);
      await tab(next?.name).click();
      await choose(next, 2);
    },
  },
  {
    name: 'the filter and the order of the specifications',
    route: '/specifications',
    async go(page) {
      const filter = page.getByRole('textbox', { name: specifications.filter, exact: true });
      await filter.fill('zzz-nothing');
      await status(page, specifications.noMatch);
      await filter.fill(good.name);
      await page.getByRole('rowheader', { name: good.name, exact: true }).waitFor();
      await filter.fill('');
      const column = page.getByRole('button', { name: products.page.specLabels.moisture, exact: true });
      await column.click();
      await page
        .getByRole('columnheader', { name: products.page.specLabels.moisture, exact: true })
        .and(page.locator('[aria-sort="ascending"]'))
        .waitFor();
    },
  },
  {
    name: 'the link of an article',
    route: `/blog/${articles()[0]?.slug}`,
    async go(page) {
      const { copyLink } = documentAt('pages/blog.json');
      await press(page, copyLink.copy);
      await page.getByText(copyLink.copied).or(page.getByText(copyLink.failed)).first().waitFor();
    },
  },
  {
    name: 'a page after another',
    route: '/about',
    async go(page) {
      for (const [path, screen] of [
        ['/team', 'team'],
        ['/contact', 'contact'],
        ['/legacy', 'legacy'],
      ] as const) {
        await navigate(page, path);
        await heading(page, screen).waitFor();
      }
      await page.goBack();
      await heading(page, 'contact').waitFor();
    },
  },
];
