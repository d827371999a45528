/** The document type of `content/navigation.json`: the texts of the layout that surrounds every page. */
import * as z from 'zod';
import { callToAction } from '../model/blocks';
import { documentType, link, listOf, longText, objectOf, shared, textField } from '../model/fields';

const menuItem = shared('MenuItem', {
  label: textField('The text of the item.'),
  to: link('The link target. Without it, the item is a button that opens its submenu.').optional(),
  first: listOf('The main links of the submenu, in larger letters.', callToAction('A link.')).optional(),
  links: listOf('A submenu that opens below the item.', callToAction('An item of the submenu.')).optional(),
  pages: listOf('Other pages on which the item is marked as current.', link('A page.')).optional(),
});

const leadsSomewhere = z.refine<z.infer<ReturnType<typeof menuItem>>>(
  ({ to, first, links }) => Boolean(to ?? first ?? links),
  { error: 'leads nowhere; write its link target, or links of a submenu' },
);

const footerColumn = shared('FooterColumn', {
  title: textField('The heading of the column.'),
  links: listOf('The links of the column.', callToAction('A link.')),
});

export const navigation = documentType('The parts around every page: menus, footer, search, small labels.', {
  skipLink: textField('The first link of the page, for keyboard and screen reader users.'),
  mainLabel: textField('The screen reader name of the main menu.'),
  breadcrumbLabel: textField('The screen reader name of the breadcrumb.'),
  contactLabel: textField('The screen reader name of the top bar with contacts.'),
  loading: textField('The screen reader message while the site loads.'),
  announcement: textField('The screen reader message after a page has opened.', { page: 'its heading' }),
  languagesLabel: textField('The screen reader name of the language menu, such as "Language".'),
  menuToggle: textField('The button that opens the menu on small screens.'),
  backToTop: textField('The button that scrolls to the top.'),
  home: callToAction('The home page: the first item of the menu and of every breadcrumb.'),
  menu: listOf(
    'The items of the main menu after the home page.',
    menuItem('An item.').check(leadsSomewhere),
  ).optional(),
  enquire: callToAction('The highlighted button in the header.'),
  enquiryList: textField('The link to the enquiry list, in the header while the list is not empty.', {
    count: 'the number of its items',
  }),
  search: objectOf('The search dialog.', {
    label: textField('The search button in the header.'),
    title: textField('The title of the search dialog.'),
    placeholder: textField('The placeholder of the search field.'),
    scope: textField('The line below the search field: what the search finds.'),
    submit: textField('The button of the search dialog.'),
    matches: textField('The line above the pages that match what the visitor types.', {
      count: 'their number',
    }),
    recent: textField('The heading of the recent searches.'),
    clear: textField('The button that empties the recent searches.'),
    close: textField('The button that closes the dialog.'),
  }),
  footer: objectOf('The footer.', {
    newsletter: objectOf('The newsletter box.', {
      title: textField('The heading of the box.'),
      text: longText('One sentence.'),
      inputLabel: textField('The label of the input.'),
      submit: textField('The button.'),
      subject: textField('The subject that the contact form gets.'),
    }).optional(),
    columns: listOf('The columns of links before the contacts.', footerColumn('A column.')).optional(),
    contactTitle: textField('The heading above the contacts.'),
    hoursTitle: textField('The heading above the hours.'),
    socialTitle: textField('The screen reader name of the social links.'),
    divisionOf: textField('The text before the name of the parent company.').optional(),
    privacy: callToAction('The link to the privacy page, next to the copyright.').optional(),
  }),
});
