/** Buyers once searched for these terms without success. The search must find them on pages of the launch content. */
import { searchPath } from '../../src/routes';
import { servicesPage } from '../support/services';
import { visitor } from '../support/visitor';

const { visit } = visitor();

test.each([
  ['toor dal', '/PulsesProducts/toor-dal'],
  ['jute', '/textiles/jute'],
  ['phytosanitary', '/blog/export-guides'],
  ['warehousing', '/logistics'],
  ['0713.60', '/PulsesProducts/toor-dal'],
  ['Kulkarni', '/leadership#rohan-kulkarni'],
])('"%s" leads to %s', async (term, to) => {
  const page = await visit(searchPath(term));
  const found = page.getByRole('region', { name: servicesPage.elsewhere.title });
  await found.locator(`a[href="${to}"]`).waitFor();
});
