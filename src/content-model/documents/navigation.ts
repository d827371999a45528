/** The document type of `content/navigation.json`: the frame around every page. */
import * as z from 'zod';
import { callToAction } from '../blocks';
import { document, link, text, typeNames } from '../fields';

const menuEntry = (description: string) =>
  z
    .strictObject({
      label: text('The words on the entry.'),
      to: link('Where it leads.'),
      links: z
        .array(callToAction('An entry of its menu.'))
        .min(1)
        .optional()
        .describe('A menu of its own, which opens below the entry.'),
      more: z
        .array(callToAction('A link.'))
        .min(1)
        .optional()
        .describe('Further links, in a line below its menu.'),
    })
    .describe(description)
    .register(typeNames, { name: 'MenuEntry' });

const footerColumn = (description: string) =>
  z
    .strictObject({
      title: text('The heading of the column.'),
      links: z.array(callToAction('A link.')).min(1).describe('The links of the column.'),
    })
    .describe(description)
    .register(typeNames, { name: 'FooterColumn' });

export const navigation = document('The frame around every page: menus, footer, search, small labels.', {
  skipLink: text('The first link of the page, for keyboards and screen readers.'),
  mainLabel: text('What screen readers call the main menu.'),
  breadcrumbLabel: text('What screen readers call the breadcrumb.'),
  contactLabel: text('What screen readers call the bar of contacts at the top.'),
  loading: text('What screen readers hear while the site loads.'),
  menuToggle: text('The button that opens the menu on small screens.'),
  backToTop: text('The button that leads back to the top.'),
  home: callToAction('The home page: the first entry of the menu and of every breadcrumb.'),
  menu: z
    .array(menuEntry('An entry of the menu.'))
    .min(1)
    .describe('The entries of the main menu after the home page.'),
  enquire: callToAction('The highlighted button in the header.'),
  enquiryList: z
    .strictObject({
      one: text('The link to an enquiry list of one entry.'),
      many: text('The same of several.', { count: 'their number' }),
    })
    .describe('The link to the enquiry list, shown in the header while it is not empty.'),
  search: z
    .strictObject({
      label: text('The search button in the header.'),
      title: text('The title of the search dialog.'),
      placeholder: text('The placeholder of its input.'),
      submit: text('Its button.'),
      recent: text('The heading of the recent searches.'),
      noRecent: text('What stands there before the first search.'),
      clear: text('The button that empties the recent searches.'),
      close: text('The button that closes the dialog.'),
    })
    .describe('The search dialog.'),
  footer: z
    .strictObject({
      newsletter: z
        .strictObject({
          title: text('The heading of the box.'),
          text: text('One sentence.'),
          inputLabel: text('The label of the input.'),
          submit: text('The button.'),
          subject: text('The subject that the contact form is given.'),
        })
        .describe('The newsletter box.'),
      columns: z
        .array(footerColumn('A column of links.'))
        .describe('The columns of links, before the contacts.'),
      contactTitle: text('The heading above the contacts.'),
      hoursTitle: text('The heading above the hours.'),
      socialTitle: text('What screen readers call the social links.'),
      divisionOf: text('The words before the name of the parent company.'),
      privacy: callToAction('The way to the privacy page, beside the copyright.'),
    })
    .describe('The footer.'),
});
