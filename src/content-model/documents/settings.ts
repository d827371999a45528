/**
 * The document types of `content/site.json` (facts of the company) and `content/navigation.json` (layout and
 * menus).
 */
import * as z from 'zod';
import { callToAction, document, fieldKinds, icon, lines, link, text, typeNames } from '../fields';
import { readOpeningHours } from '../openingHours';

const httpsAddress = (description: string) =>
  z
    .url({ protocol: /^https$/, error: 'is no https address; write it as https://www.company.com' })
    .describe(description);

/** An https URL that code appends a path to, so it must not end with a slash. */
const httpsBase = (description: string) =>
  httpsAddress(description).regex(/[^/]$/, { error: 'ends with a slash; remove the slash' });

const mailbox = (description: string) =>
  z.email({ error: 'is no e-mail address; write it as name@company.com' }).describe(description);

/** An https URL, a path of this site (`//` would be another host), or empty. */
const measurementAddress = (description: string) =>
  z
    .string()
    .regex(/^($|\/(?!\/)\S*$|https:\/\/[\w.-]+(:\d+)?(\/\S*)?$)/, {
      error: 'is no address; write one that starts with https:// or with a single slash, or "" for none',
    })
    .describe(description);

const address = (description: string) =>
  z
    .strictObject({
      name: text('What the place is.'),
      place: text('Town and state, in one line.'),
      street: text('Street address, in one line.').optional(),
      coordinates: text('Where on a chart it lies, such as 18°38′ N 73°48′ E.').optional(),
    })
    .describe(description)
    .register(typeNames, { name: 'Office' });

export const site = document('The facts of the company. Every page takes them from here.', {
  productName: text('The name of the company as visitors see it; also the title of the home page.'),
  parentCompany: text('The technology company that this company is a division of.'),
  tagline: text('What the company does, in one sentence below the brand in the footer.'),
  siteUrl: httpsBase('Where the site is published, with https:// and without a slash at the end.'),
  copyrightYear: z.int().min(2000).max(2100).describe('The year of the copyright line.'),
  email: mailbox('The mailbox of the company: shown on the site, and the one that receives enquiries.'),
  phones: z
    .array(
      z.strictObject({
        label: text('Whose number it is, such as "Head Office".'),
        number: z
          .string()
          .regex(/^\+[0-9]{1,3}( [0-9]+)+$/, {
            error: 'is no international number; write it as +91 20 5550 0100',
          })
          .describe('International, with spaces: +91 20 5550 0100.'),
      }),
    )
    .min(1)
    .describe('Phone numbers, the most important first.'),
  messaging: z
    .strictObject({
      label: text('The words of the link.'),
      url: httpsAddress('The address that opens a chat.'),
      icon: icon('The icon of the messaging app.'),
    })
    .describe('The link to the messaging app.'),
  socialLinks: z
    .array(
      z.strictObject({
        name: text('The name of the network.'),
        url: httpsAddress('The address of the company there.'),
        icon: icon('The icon of the network.'),
      }),
    )
    .describe('Social networks.'),
  offices: z
    .strictObject({
      head: address('The head office.'),
      sales: address('The sales office.'),
      warehouse: address('The warehouse.'),
    })
    .describe('Where the company is.'),
  hours: z
    .strictObject({
      short: lines('Hours in the top bar and the footer.'),
      contact: z
        .array(
          z
            .string()
            .refine((line) => readOpeningHours(line) !== undefined, {
              error: 'cannot be read as hours; write it as Mon - Sat: 9:00 AM - 6:00 PM, or as Sun: Closed',
            })
            .describe('Days and times, as Mon - Sat: 9:00 AM - 6:00 PM, or as Sun: Closed.'),
        )
        .min(1)
        .describe('Hours on the contact page, which search engines are told as well.'),
    })
    .describe('Business hours.'),
  enquiry: z
    .strictObject({
      serviceName: text('The name of the service that forwards enquiries by e-mail.'),
      serviceUrl: httpsBase(
        'Its address. The form is sent to this address and the mailbox, or /ajax/ and the mailbox, as FormSubmit has it; another service must have the same addresses.',
      ),
      checkAnswer: z
        .boolean()
        .describe(
          'true reads what the service answers, and tells visitors when it refused their message; false takes every answer for a success.',
        ),
      timeLimit: z
        .int()
        .min(0)
        .describe(
          'After how many seconds without an answer sending counts as failed; 0 waits as long as the browser does.',
        ),
      activatedFor: mailbox(
        'The mailbox whose activation mail from the service was confirmed; without it the service delivers nothing.',
      )
        .optional()
        .register(fieldKinds, { kind: 'editorOnly' }),
    })
    .describe('Where the contact form is sent.'),
  map: z
    .strictObject({
      url: httpsAddress('The address of the map, as it is shown in a frame.'),
      page: httpsAddress(
        'The address of the same map as a page of its own, for those whose browser shows no frame.',
      ),
    })
    .describe('The map on the contact page.'),
  measurement: z
    .strictObject({
      url: measurementAddress(
        'Where browsers report how fast the pages were: an https address, or a path of this site; "" measures nothing.',
      ),
    })
    .optional()
    .describe('The measurement of speed at visitors; off without it.'),
});

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
      includes: z
        .array(link('A page.'))
        .optional()
        .describe('Further pages that belong to this entry: it is marked as the current one there as well.'),
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
    })
    .describe('The footer.'),
});
