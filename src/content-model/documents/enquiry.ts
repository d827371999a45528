/** The document types of the contact page and the thank-you page. */
import * as z from 'zod';
import { callToAction, heading, paragraphs, points, text, typeNames } from '../fields';
import { copyButton } from '../labels';
import { page } from './page';

const field = (description: string) =>
  z
    .strictObject({
      label: text('The label.'),
      error: text('What is said when it is not filled in rightly.').optional(),
    })
    .describe(description)
    .register(typeNames, { name: 'FormField' });

export const contactPage = page('The contact page.', {
  heading: heading('The heading of the page.'),
  form: z
    .strictObject({
      title: text('The heading of the form.'),
      name: field('The name of the visitor.'),
      email: field('The e-mail address of the visitor.'),
      phone: field('The phone number of the visitor.'),
      subject: field('The subject.'),
      message: field('The message.'),
      problems: text(
        'What screen readers hear when the form is incomplete; {count} stands for the number of fields.',
      ),
      submit: text('The button.'),
      sending: text('The button while the message is on its way.'),
      failure: text('The alert when sending failed.'),
      sent: text('What stands above the form when a message was sent while the visitor was on another page.'),
      otherWays: z
        .strictObject({
          title: text('The heading.'),
          text: text('One or two sentences.'),
          write: text(
            'The link that opens an e-mail with the message in it; {email} stands for the mailbox.',
          ),
          call: text('The phone links; {phone} stands for the number.'),
          copy: copyButton('The button that copies the message.'),
        })
        .describe('What is offered below the form when sending failed.'),
      sendAgain: z
        .strictObject({
          title: text('The heading.'),
          text: text('One or two sentences; {time} stands for the time when it was sent.'),
          restore: text('The button that fills it in again.'),
          forget: text('The button that deletes it.'),
        })
        .describe(
          'What is offered below the form for a day after a message was sent whose answer nobody read.',
        ),
      privacy: text('Who receives the data; {service} stands for the service that forwards it.'),
      privacyLink: callToAction('The link after it, to the privacy page.'),
      mailSubject: text(
        'The subject of the e-mail that the company receives; {product} stands for its name.',
      ),
    })
    .describe('The contact form.'),
  mapTitle: text('What screen readers call the map.'),
  mapShow: text('The button that loads the map at once.'),
  mapLink: text('The link below the map that opens it as a page of its own.'),
  mailTitle: text('The title of the card with the mailbox.'),
  phoneTitle: text('The title of the card with the phone numbers.'),
  hoursTitle: text('The title of the card with the hours.'),
});

export const thankYouPage = page('The page after an enquiry was sent.', {
  heading: heading('The thanks.'),
  promise: paragraphs('When the visitor hears from us.'),
  actions: z.array(callToAction('A button.')).min(1).describe('The ways on.'),
  steps: points('What happens next.'),
  questions: z
    .strictObject({
      title: text('The heading.'),
      text: text('One sentence.'),
      call: text('The words on the phone link; {phone} stands for the number.'),
      write: text('The words on the e-mail link; {email} stands for the address.'),
    })
    .describe('Contacts for those who cannot wait.'),
});
