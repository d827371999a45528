/** The enquiry list in several tabs and on a phone (docs/behaviour.md, "Enquiry list"). */
import { entries, firstCatalogue } from '../../support/catalogues';
import * as list from '../../support/enquiryList';
import { needs } from '../../support/inPlace';
import { eventually, isAt, open, phone, reload, visitor } from '../../support/visitor';

const { visit, newTab, newPage } = visitor();

const [entry] = entries;
const test = needs({ catalogues: entry });

test('two tabs have the same enquiry list, and a reload keeps its quantities', async () => {
  const page = await visit(entry.path);
  const tab = await newTab(page);
  await open(tab, '/contact');
  await list.addButton(page).click();
  await list.listLink(page, 1).waitFor();
  await list.quantity(tab, entry).fill('24');
  await reload(tab);
  await eventually(() => list.quantity(tab, entry).inputValue(), '24');
  await list.removeButton(tab, entry).click();
  await list.listLink(page, 1).waitFor({ state: 'detached' });
  await list.addButton(page).waitFor();
});

test('on a phone, the link in the header brings the list into view and focuses it', async () => {
  const page = await newPage(phone);
  await open(page, `${firstCatalogue.route}#${entry.slug}`);
  await list.addButton(page).click();
  await list.listLink(page, 1).click();
  // The link adds no hash to the URL, so a reload would start at the top.
  await isAt(page, '/contact');
  const isInPlace = () =>
    list.region(page).evaluate((element) => {
      const heading = element.querySelector('h3, h4')?.getBoundingClientRect();
      const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const isInView = heading && heading.top >= edge - 1 && heading.bottom <= window.innerHeight;
      return [isInView, element.contains(document.activeElement)];
    });
  await eventually(isInPlace, [true, true]);
});
