import type { FileProblem } from '../../src/content-model/check/problem';
import { type LaunchContext, settingsProblem } from './context';

/**
 * Recommends `checkAnswer`. Without it, the site treats any response of the form service as a success, as specified.
 */
export function unreadAnswers(context: LaunchContext): FileProblem[] {
  if (!context.settings || context.settings.formService.checkAnswer) return [];
  const { serviceName } = context.settings.formService;
  return [
    {
      ...settingsProblem(
        context,
        ['formService', 'checkAnswer'],
        `is false, so visitors are thanked even if ${serviceName} refuses their message (429, 403, a captcha page), and the enquiry is lost`,
        'write true: visitors then see an error message with e-mail and phone',
      ),
      severity: 'warning',
    },
  ];
}
