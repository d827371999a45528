import type * as z from 'zod';
import { callToAction, copyButton, heading, page, points } from '../model/blocks';
import {
  listOf,
  listOfObjects,
  longText,
  objectOf,
  paragraphs,
  pattern,
  shared,
  textField,
  untranslated,
} from '../model/fields';

const field = shared('FormField', {
  label: textField('The label.'),
  placeholder: textField('An example of what to write, in the empty field.').optional(),
  error: textField('The error message.').optional(),
});

export const contactPage = page('The contact page.', {
  heading: heading('The heading of the page.'),
  form: objectOf('The contact form.', {
    title: textField('The heading of the form.'),
    name: field('The name of the visitor.'),
    email: field('The e-mail address of the visitor.'),
    phone: field('The phone number of the visitor.'),
    subject: field('The subject.'),
    message: field('The message.'),
    incomplete: textField('The question about an e-mail address without an ending, such as ann@buyer.'),
    problems: textField('The screen reader message about an incomplete form.', {
      count: 'the number of fields',
    }),
    submit: textField('The button.'),
    sending: textField('The button while the message is being sent.'),
    failure: textField('The error message when sending failed.'),
    sent: textField('The message above the form after sending from another page.'),
    otherWays: objectOf('Other ways to contact the company, below the form when sending failed.', {
      title: textField('The heading.'),
      text: longText('One or two sentences.'),
      write: textField('The link that opens an e-mail with the message.', { email: 'the mailbox' }),
      writeLong: textField('The same link when the message is too long for it and must be copied first.', {
        email: 'the mailbox',
      }),
      call: textField('The phone links.', { phone: 'the number' }),
      copy: copyButton('The button that copies the message.'),
    }),
    list: objectOf('The enquiry list, which the form shows while it has items.', {
      title: textField('The heading.'),
      text: longText('One sentence.'),
      quantity: textField('The label of the quantity field.'),
      unit: textField('The label of the unit field.'),
      units: listOfObjects(
        'The units of quantities. The first one is for entries whose minimum order has none.',
        {
          unit: untranslated('The unit, as it is sent to the company.'),
          words: listOf(
            'Other words for it in minimum orders.',
            pattern('A word.', /\S/, 'is empty; write the word'),
          ).optional(),
          label: textField('The unit, on the page and in the message.'),
        },
      ).min(1),
      fieldLabel: textField('Their screen reader name.', {
        field: 'the label',
        item: 'the name of the item',
      }),
      invalid: textField('The error message for a quantity without a figure.', {
        item: 'the name of the item',
      }),
      remove: textField('The button that removes an item.', { item: 'its name' }),
      removed: textField('The message above the list after removing an item.', { 'item?': 'its name' }),
      cleared: textField('The message after clearing the list.'),
      discontinued: textField('The message when products are no longer on sale.', { items: 'their names' }),
      undo: textField('The button that undoes removing or clearing.'),
      port: textField('The label of the port, on the page and in the message.'),
      incoterm: textField('The label of the Incoterms rule, on the page and in the message.'),
      noIncoterm: textField('The option for no rule.'),
      sample: textField('The label of the sample request, on the page and in the message.'),
      clear: textField('The button that clears the list.'),
      preview: textField('The line above the text that will be sent.'),
      subject: textField('The subject that the list fills in.', { items: 'up to three names' }),
      subjectMore: textField('For more than three.', { items: 'three names', count: 'the number of others' }),
      message: textField('The message that the list fills in.'),
      whatsApp: textField('The link that opens WhatsApp with the message.'),
      whatsAppLong: textField('The same link when the message is too long for it and must be copied first.'),
    }),
    privacy: textField('Who receives the data.', {
      service: 'the service that forwards it',
      'email?': 'the mailbox, for files',
    }),
    privacyLink: callToAction('The link to the privacy page after it.').optional(),
    mailSubject: untranslated('The subject of the e-mail that the company receives.', {
      'product?': 'the name of the company',
    }),
    personalMailSubject: untranslated(
      'Another subject of the e-mail, so that mail programs do not show all enquiries as one conversation. Browsers without JavaScript send the subject above.',
      {
        'subject?': 'the subject of the enquiry',
        'name?': 'the name of the visitor',
        'product?': 'the name of the company',
      },
    ).optional(),
  }),
  cards: heading('The heading above the cards with offices, contacts and hours.'),
  mapTitle: textField('The screen reader name of the map.'),
  mapShow: textField('The button that loads the map.'),
  mapLink: textField('The link below the map that opens it on a separate page.'),
  mailTitle: textField('The title of the card with the mailbox.'),
  phoneTitle: textField('The title of the card with the phone numbers.'),
  hoursTitle: textField('The title of the card with the hours.'),
});

export type ContactPage = z.infer<typeof contactPage>;

export const thankYouPage = page('The page after sending an enquiry.', {
  heading: heading('The heading with the thanks.'),
  promise: paragraphs('When the company will answer.').optional(),
  asked: textField('The line that repeats the subject of the enquiry.', { subject: 'the subject' }),
  actions: listOf('The buttons to other pages.', callToAction('A button.')).optional(),
  steps: points('What happens next.').optional(),
  questions: objectOf('Contacts for those who cannot wait.', {
    title: textField('The heading.'),
    text: longText('One sentence.'),
    call: textField('The text of the phone link.', { phone: 'the number' }),
    write: textField('The text of the email link.', { email: 'the address' }),
  }).optional(),
});
