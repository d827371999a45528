import type { FileProblem } from '../content-model/check/problem';
import { aboutSettings, type Material } from './material';

/** A mailbox for which nobody has recorded that the form service delivers to it. */
export function activation(material: Material): FileProblem[] {
  if (!material.settings) return [];
  const { email, enquiry } = material.settings;
  const { activatedFor, serviceName } = enquiry;
  if (activatedFor?.toLowerCase() === email.toLowerCase()) return [];
  return [
    aboutSettings(
      material,
      ['enquiry', 'activatedFor'],
      activatedFor
        ? `the enquiries go to ${email}, but the mailbox that was activated is ${activatedFor}`
        : `nobody has recorded that ${serviceName} delivers to ${email}, and it does not before its activation`,
      `send a message with the form of the published site, confirm the mail of ${serviceName} that arrives, and write its mailbox into enquiry.activatedFor`,
    ),
  ];
}
