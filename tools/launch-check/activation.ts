import type { FileProblem } from '../../src/content-model/check/problem';
import { type LaunchContext, settingsProblem } from './context';

/**
 * Reports a mailbox without a recorded activation. The form service delivers nothing until the mailbox is activated.
 */
export function activation(context: LaunchContext): FileProblem[] {
  if (!context.settings) return [];
  const { email, formService } = context.settings;
  const { activatedFor, serviceName } = formService;
  if (activatedFor?.toLowerCase() === email.toLowerCase()) return [];
  return [
    settingsProblem(
      context,
      ['formService', 'activatedFor'],
      activatedFor
        ? `enquiries go to ${email}, but the activated mailbox is ${activatedFor}`
        : `${serviceName} delivers nothing to ${email} before its activation, which is not recorded`,
      `send a message with the form of the published site, confirm the e-mail from ${serviceName}, and write the mailbox into formService.activatedFor`,
    ),
  ];
}
