/** The document type of `content/site.json`: the facts of the company. */
import * as z from 'zod';
import { readCoordinates } from '../coordinates';
import { document, fieldKinds, icon, lines, text, typeNames } from '../fields';
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

/** An https URL, or a path of this site (`//` would be another host). */
const measurementAddress = (description: string) =>
  z
    .string()
    .regex(/^(\/(?!\/)\S*|https:\/\/[\w.-]+(:\d+)?(\/\S*)?)$/, {
      error: 'is no address; write one that starts with https:// or with a single slash',
    })
    .describe(description);

const address = (description: string) =>
  z
    .strictObject({
      name: text('What the place is.'),
      place: text('Town and state, in one line.'),
      street: text('Street address, in one line.').optional(),
      coordinates: z
        .string()
        .refine((coordinates) => readCoordinates(coordinates) !== undefined, {
          error: 'cannot be read as coordinates; write them as 18°38′ N 73°48′ E',
        })
        .describe('Where it lies, such as 18°38′ N 73°48′ E: told on the page, and shown on the drawn chart.')
        .optional(),
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
  registrations: z
    .array(
      z.strictObject({
        name: text('The registration, such as IEC or GSTIN.'),
        number: text('Its number. Nothing is shown without it.').optional(),
        register: httpsAddress('Where it can be looked up.').optional(),
      }),
    )
    .optional()
    .describe('Registrations that a buyer can look up, in the footer and where the company presents itself.'),
  inspectionCompanies: lines('Inspection companies that the company works with.').optional(),
  hours: z
    .strictObject({
      phones: z
        .strictObject({
          label: text('Whose hours they are, such as "Phones".'),
          lines: lines('Days and times, as visitors read them.'),
        })
        .describe('When phones are answered, in the top bar and the footer too.'),
      offices: z
        .strictObject({
          label: text('Whose hours they are, such as "Offices".'),
          lines: z
            .array(
              z
                .string()
                .refine((line) => readOpeningHours(line) !== undefined, {
                  error:
                    'cannot be read as hours; write it as Mon - Sat: 9:00 AM - 6:00 PM, or as Sun: Closed',
                })
                .describe('Days and times, as Mon - Sat: 9:00 AM - 6:00 PM, or as Sun: Closed.'),
            )
            .min(1)
            .describe('Days and times, which search engines are told as well.'),
        })
        .describe('When offices are open, on the contact page.'),
      timeZone: text('The time zone of all hours, such as "UTC+5:30".'),
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
      honeypot: z
        .boolean()
        .optional()
        .describe(
          'true adds a field that people do not see: the service drops what programs send that fill it in. Off without it.',
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
        'Where browsers report how fast the pages were: an https address, or a path of this site.',
      ),
    })
    .optional()
    .describe('The measurement of speed at visitors; off without it.'),
  editing: z
    .strictObject({
      host: z
        .enum(['github', 'gitlab', 'gitea', 'forgejo'])
        .describe('The kind of the service where the repository lies: github, gitlab, gitea or forgejo.'),
      address: httpsBase(
        'Where a server of your own is, such as https://git.company.com; leave it out for github.com, gitlab.com, gitea.com and codeberg.org.',
      ).optional(),
      repository: z
        .string()
        .regex(/^[\w.-]+(\/[\w.-]+)+$/, {
          error: 'is no repository; write owner and name as company/website',
        })
        .describe('Owner and name of the repository: company/website.'),
      branch: text('The branch that the website is built from, such as main.'),
    })
    .optional()
    .describe(
      "The repository that the editor's screen at /admin/ saves to; without it the screen works on the editor's own computer only.",
    )
    .register(fieldKinds, { kind: 'editorOnly' }),
});
