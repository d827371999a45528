/** Buyers once searched for these terms without success. The search must find them on pages of the launch content. */
import { searchPath } from '../../src/routes';
import { servicesPage } from '../support/services';
import { navigate, visitor } from '../support/visitor';

const { visit } = visitor();

test('the search finds the pages of these terms', async () => {
  const page = await visit('/services');
  for (const [term, to] of [
    ['toor dal', '/PulsesProducts/toor-dal'],
    ['jute', '/textiles/jute'],
    ['phytosanitary', '/blog/export-guides'],
    ['warehousing', '/logistics'],
    ['0713.60', '/PulsesProducts/toor-dal'],
    ['Kulkarni', '/leadership#rohan-kulkarni'],
  ] as const) {
    await navigate(page, searchPath(term));
    const found = page.getByRole('region', { name: servicesPage.elsewhere.title });
    await found.locator(`a[href="${to}"]`).waitFor();
  }
});
