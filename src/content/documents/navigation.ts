/** The document type of `content/navigation.json`: the texts of the layout that surrounds every page. */
import * as z from 'zod';
import { callToAction } from '../blocks';
import { document, link, list, object, shared, text } from '../fields';

const menuEntry = shared('MenuEntry', {
  label: text('The text of the entry.'),
  to: link('The link target.'),
  links: list('A submenu that opens below the entry.', callToAction('An entry of the submenu.')).optional(),
  more: list('More links, in a line below the submenu.', callToAction('A link.')).optional(),
  pages: list(
    'The other pages that belong to the entry. On them and the pages below them the entry is marked as current.',
    link('A page.'),
  ).optional(),
});

const footerColumn = shared('FooterColumn', {
  title: text('The heading of the column.'),
  links: list('The links of the column.', callToAction('A link.')),
});

export const navigation = document('The parts around every page: menus, footer, search, small labels.', {
  skipLink: text('The first link of the page, for keyboard and screen reader users.'),
  mainLabel: text('The screen reader name of the main menu.'),
  breadcrumbLabel: text('The screen reader name of the breadcrumb.'),
  contactLabel: text('The screen reader name of the top bar with contacts.'),
  loading: text('The screen reader message while the site loads.'),
  languagesLabel: text('The screen reader name of the language menu, such as "Language".'),
  menuToggle: text('The button that opens the menu on small screens.'),
  backToTop: text('The button that scrolls to the top.'),
  home: callToAction('The home page: the first entry of the menu and of every breadcrumb.'),
  menu: list('The entries of the main menu after the home page.', menuEntry('An entry of the menu.')),
  enquire: callToAction('The highlighted button in the header.'),
  enquiryList: object('The link to the enquiry list, in the header while the list is not empty.', {
    one: text('The link to an enquiry list with one entry.'),
    many: text('The same for several entries.', { count: 'their number' }),
  }),
  search: object('The search dialog.', {
    label: text('The search button in the header.'),
    title: text('The title of the search dialog.'),
    placeholder: text('The placeholder of the search field.'),
    submit: text('The button of the search dialog.'),
    recent: text('The heading of the recent searches.'),
    noRecent: text('The text before the first search.'),
    clear: text('The button that empties the recent searches.'),
    close: text('The button that closes the dialog.'),
  }),
  footer: object('The footer.', {
    newsletter: object('The newsletter box.', {
      title: text('The heading of the box.'),
      text: text('One sentence.'),
      inputLabel: text('The label of the input.'),
      submit: text('The button.'),
      subject: text('The subject that the contact form gets.'),
    }),
    columns: z
      .array(footerColumn('A column of links.'))
      .describe('The columns of links before the contacts.'),
    contactTitle: text('The heading above the contacts.'),
    hoursTitle: text('The heading above the hours.'),
    socialTitle: text('The screen reader name of the social links.'),
    divisionOf: text('The text before the name of the parent company.'),
    privacy: callToAction('The link to the privacy page, next to the copyright.'),
  }),
});
