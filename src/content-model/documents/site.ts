/** The document type of `content/site.json`: facts about the company, and settings of the site. */
import * as z from 'zod';
import { UNSEEN } from '../../lib/names';
import {
  coordinates,
  documentType,
  fieldKinds,
  flag,
  icon,
  lines,
  listOf,
  listOfObjects,
  longText,
  objectOf,
  pattern,
  shared,
  textField,
  untranslated,
} from '../model/fields';

const HTTPS_ERROR = 'is not an https URL; write it as https://www.company.com';

/** The rest of a URL. Without a host right after the slashes, browsers parse the URL as relative. */
const REST = String.raw`[^\s/${UNSEEN}][^\s${UNSEEN}]*$`;
const HTTPS = new RegExp(`^https://${REST}`);

/** Hosts of maps, of which only the URLs for frames can be in a frame. Those have the word "embed". */
const MAP_HOSTS = String.raw`(?:[\w-]+\.)*(?:goo\.gl|bit\.ly|google\.[\w.]+|openstreetmap\.org|bing\.com|maps\.apple\.com)/`;
const FRAME = new RegExp(String.raw`^https://(?!${MAP_HOSTS}(?!\S*embed))${REST}`);
const FRAME_ERROR =
  'is not the URL of a map in a frame; on the map choose Share, then "Embed a map" or HTML, and write here only the URL after src=';

const httpsUrl = (description: string, expression = HTTPS, error = HTTPS_ERROR) =>
  z
    .url({ protocol: /^https$/, error })
    .regex(expression, { error })
    .describe(description);

/** WhatsApp does not open numbers with `+` or leading zeros. Paths such as `/message/` are allowed. */
const CHAT =
  /^https:\/\/(?!wa\.me(?!\/([1-9]\d{6,14}\/?(\?|$)|[a-z])))(?!\S*[?&]phone=(?![1-9]\d{6,14}(&|$)))[^\s/]\S*$/;
const CHAT_ERROR =
  'does not open a chat; write country code and number in digits only, such as https://wa.me/12025550143';

/** An https URL without a slash at the end, because code appends a path to it. */
const httpsBase = (description: string) =>
  httpsUrl(description).regex(/[^/]$/, { error: 'ends with a slash; remove the slash' });

const mailbox = (description: string) =>
  z.email({ error: 'is not an e-mail address; write it as name@company.com' }).describe(description);

const office = shared('Office', {
  name: textField('The name of the place, such as "Head Office".'),
  place: textField('Town and state, in one line.'),
  street: textField('Street address, in one line.').optional(),
  coordinates: coordinates('Its coordinates, shown on the page with a link to a map.').optional(),
});

export const site = documentType('The facts of the company, which all pages use.', {
  productName: untranslated('The name of the company as visitors see it; also the title of the home page.'),
  parentCompany: untranslated('The company that this company is a division of, if any.').optional(),
  tagline: longText('What the company does: one sentence below the brand in the footer.'),
  siteUrl: httpsBase('The URL of the site, with https:// and without a slash at the end.'),
  copyrightYear: z
    .int()
    .min(2000)
    .max(2100)
    .describe('The year of the copyright line.')
    .register(fieldKinds, { kind: 'year' })
    .optional(),
  email: mailbox('The mailbox of the company: shown on the site, and used for enquiries.'),
  contactPerson: textField('The person for queries and grievances, after a few words.').optional(),
  phones: listOfObjects('Phone numbers, the most important first.', {
    label: textField('The owner of the number, such as "Head Office".'),
    number: pattern(
      'An international number: a plus sign and the code of the country, then digits with spaces.',
      /^\+[0-9]{1,3}( [0-9]+)+$/,
      'is not an international number; write it as +1 202 555 0143',
    ),
  }).min(1),
  messaging: objectOf('The link to the messaging app.', {
    label: textField('The text of the link.'),
    url: httpsUrl('The URL that opens a chat.', CHAT, CHAT_ERROR),
    icon: icon('The icon of the messaging app.'),
  }).optional(),
  socialLinks: listOfObjects('Social networks.', {
    name: untranslated('The name of the network.'),
    url: httpsUrl("The URL of the company's page there."),
    icon: icon('The icon of the network.'),
  }).optional(),
  offices: listOf('The places of the company, the head office first.', office('An office.')).min(1),
  registrations: listOfObjects(
    'Registrations that a buyer can look up: in the footer and in the section about the company.',
    {
      name: untranslated('The name of the registration.'),
      number: untranslated('Its number. Without it, the registration is not shown.').optional(),
      register: httpsUrl('The URL where a buyer can look it up.').optional(),
    },
  ).optional(),
  inspectionCompanies: lines('Inspection companies that the company works with.').optional(),
  hours: objectOf('Business hours.', {
    phones: objectOf('The hours when phones are answered; also in the top bar and the footer.', {
      label: textField('What the hours are for, such as "Phones".'),
      lines: lines('Days and times, such as Mon - Sat: 9:00 AM - 6:00 PM.').min(1),
      oneLine: textField('The same in one line, for the top bar and the footer.', {
        label: 'the label',
        hours: 'the lines',
        zone: 'the time zone',
      }),
    }).optional(),
    offices: objectOf('The hours when offices are open, on the contact page.', {
      label: textField('What the hours are for, such as "Offices".'),
      lines: lines('Days and times.').min(1),
    }).optional(),
    timeZone: untranslated('The time zone of all hours, such as "UTC+5:30".'),
  }).optional(),
  formService: objectOf('The service that receives the contact form.', {
    serviceName: untranslated('The name of the service that forwards enquiries by e-mail.'),
    serviceUrl: httpsBase('The URL of the service, which accepts the requests of FormSubmit.'),
    checkAnswer: flag('true shows an error message if the service refuses the message.'),
    timeLimit: z.int().min(0).describe('The seconds to wait for an answer; 0 waits as long as the browser.'),
    honeypot: flag('true adds an invisible field that catches bots. Off by default.').optional(),
    activatedFor: mailbox('The mailbox for which you have confirmed the activation e-mail of the service.')
      .optional()
      .register(fieldKinds, { kind: 'editorOnly' }),
  }),
  map: objectOf('The map on the contact page.', {
    url: httpsUrl('The URL of the map for the frame on the page.', FRAME, FRAME_ERROR),
    page: httpsUrl('The URL of the same map as a separate page.'),
  }).optional(),
  measurement: objectOf("Page speed in visitors' browsers. Off by default.", {
    // Must not start with `//`, because that would be the URL of another host.
    url: pattern(
      'The https URL or the path to which browsers report the speed of pages.',
      /^(\/(?!\/)\S*|https:\/\/[\w.-]+(:\d+)?(\/\S*)?)$/,
      'is not a URL or path; start it with https:// or with a single slash',
    ),
  }).optional(),
  editing: objectOf(
    'The GitHub repository in which the editor screen (/admin/) saves. Without it, the screen saves on the computer.',
    {
      repository: pattern(
        'Owner and name of the repository: company/website.',
        /^[\w.-]+\/[\w.-]+$/,
        'is not a repository; write owner and name as company/website',
      ),
      branch: textField('The branch from which the website is built, such as main.'),
    },
  )
    .optional()
    .register(fieldKinds, { kind: 'editorOnly' }),
});
