import type { FileProblem } from '../../src/content-model/check/problem';
import { type LaunchContext, settingsProblem } from './context';

/** The form service delivers nothing to a mailbox before its activation, which the owner records in `site.json`. */
export function activation(context: LaunchContext): FileProblem[] {
  if (!context.settings) return [];
  const { email, enquiry } = context.settings;
  const { activatedFor, serviceName } = enquiry;
  if (activatedFor?.toLowerCase() === email.toLowerCase()) return [];
  return [
    settingsProblem(
      context,
      ['enquiry', 'activatedFor'],
      activatedFor
        ? `the enquiries go to ${email}, but the mailbox that was activated is ${activatedFor}`
        : `nobody has recorded that ${serviceName} delivers to ${email}, and it does not before its activation`,
      `send a message with the form of the published site, confirm the mail of ${serviceName} that arrives, and write its mailbox into enquiry.activatedFor`,
    ),
  ];
}
