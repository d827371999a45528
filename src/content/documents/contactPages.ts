/** The document types of the contact page and the thank-you page. */
import { callToAction, copyButton, heading, points } from '../blocks';
import { coordinates, list, object, paragraphs, shared, text, untranslated } from '../fields';
import { page } from './page';

const field = shared('FormField', {
  label: text('The label.'),
  placeholder: text('An example of what to write, in the empty field.').optional(),
  error: text('The error message.').optional(),
});

const chartPlace = shared('ChartPlace', {
  name: text('Its name.'),
  coordinates: coordinates('Its coordinates.'),
});

export const contactPage = page('The contact page.', {
  heading: heading('The heading of the page.'),
  form: object('The contact form.', {
    title: text('The heading of the form.'),
    name: field('The name of the visitor.'),
    email: field('The e-mail address of the visitor.'),
    phone: field('The phone number of the visitor.'),
    subject: field('The subject.'),
    message: field('The message.'),
    problems: text('The screen reader message when the form is incomplete.', {
      count: 'the number of fields',
    }),
    submit: text('The button.'),
    sending: text('The button while the message is being sent.'),
    failure: text('The error message when sending failed.'),
    sent: text('The message above the form if a message was sent while the visitor was on another page.'),
    otherWays: object('Other ways to contact the company, below the form when sending failed.', {
      title: text('The heading.'),
      text: text('One or two sentences.'),
      write: text('The link that opens an e-mail with the message.', { email: 'the mailbox' }),
      writeLong: text('The same link when the message is too long for it and must be copied first.', {
        email: 'the mailbox',
      }),
      call: text('The phone links.', { phone: 'the number' }),
      copy: copyButton('The button that copies the message.'),
    }),
    list: object('The enquiry list, which the form shows while it has items.', {
      title: text('The heading.'),
      text: text('One sentence.'),
      quantity: text('The label of the quantity field.'),
      unit: text('The label of the unit field.'),
      units: object('The units. The message has them in English.', {
        t: text('Metric tons.'),
        kg: text('Kilograms.'),
        m: text('Metres.'),
        pieces: text('Pieces.'),
        container20: text('Containers of 20 feet.'),
        container40: text('Containers of 40 feet.'),
      }),
      fieldLabel: text('The screen reader name of these fields.', {
        field: 'the label',
        item: 'the name of the item',
      }),
      invalid: text(
        'The error message for a quantity that is not a number above 0, with the accepted digits and separators.',
        { 'item?': 'the name of the item' },
      ),
      ambiguous: text('The question about an ambiguous quantity such as 1,500.', {
        'item?': 'the name of the item',
        typed: 'the quantity',
        thousands: 'its one meaning',
        fraction: 'the other',
      }),
      remove: text('The button that removes an item.', { item: 'its name' }),
      removed: text('The message above the list after removing an item.', { 'item?': 'its name' }),
      cleared: text('The message after clearing the list.'),
      discontinued: text('The message when products are no longer on sale.', { items: 'their names' }),
      undo: text('The button that undoes removing or clearing.'),
      port: text('The label of the port, on the page and in the message.'),
      incoterm: text('The label of the Incoterms rule, on the page and in the message.'),
      noIncoterm: text('The option for no rule.'),
      sample: text('The label of the sample request, on the page and in the message.'),
      clear: text('The button that clears the list.'),
      preview: text('The line above the text that will be sent.'),
      subject: text('The subject that the list fills in.', { items: 'up to three names' }),
      subjectMore: text('The same for more than three.', {
        items: 'three names',
        count: 'the number of the others',
      }),
      message: text('The message that the list fills in.'),
      whatsApp: text('The link that opens WhatsApp with the message.'),
      whatsAppLong: text('The same link when the message is too long for it and must be copied first.'),
    }),
    privacy: text('Who receives the data.', { service: 'the service that forwards it' }),
    privacyLink: callToAction('The link to the privacy page after it.'),
    mailSubject: untranslated('The subject of the e-mail that the company receives.', {
      'product?': 'the name of the company',
    }),
  }),
  cards: heading('The heading above the cards with offices, contacts and hours.'),
  chart: object('The chart of the offices, in place of the map until it is loaded.', {
    label: text('The screen reader name of the chart.'),
    sea: chartPlace('The sea next to the coast, where its name begins.'),
    towns: list(
      'Towns that the chart names, in addition to the offices and the stations of the route.',
      chartPlace('A town.'),
    ),
  }),
  mapTitle: text('The screen reader name of the map.'),
  mapShow: text('The button that loads the map.'),
  mapLink: text('The link below the map that opens it on a separate page.'),
  mailTitle: text('The title of the card with the mailbox.'),
  phoneTitle: text('The title of the card with the phone numbers.'),
  hoursTitle: text('The title of the card with the hours.'),
});

export const thankYouPage = page('The page after sending an enquiry.', {
  heading: heading('The heading with the thanks.'),
  promise: paragraphs('When the company will answer.'),
  asked: text('The line that repeats the subject of the enquiry.', { subject: 'the subject' }),
  actions: list('The buttons to other pages.', callToAction('A button.')),
  steps: points('What happens next.'),
  questions: object('Contacts for those who cannot wait.', {
    title: text('The heading.'),
    text: text('One sentence.'),
    call: text('The text of the phone link.', { phone: 'the number' }),
    write: text('The text of the email link.', { email: 'the address' }),
  }),
});
