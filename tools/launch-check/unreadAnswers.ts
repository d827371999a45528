import type { FileProblem } from '../../src/content-model/check/problem';
import { type LaunchContext, settingsProblem } from './context';

/** Recommends to read the answers of the form service: as specified, any answer counts as a success. */
export function unreadAnswers(context: LaunchContext): FileProblem[] {
  if (!context.settings || context.settings.enquiry.checkAnswer) return [];
  const { serviceName } = context.settings.enquiry;
  return [
    {
      ...settingsProblem(
        context,
        ['enquiry', 'checkAnswer'],
        `is false, so visitors are thanked whatever ${serviceName} answers, and an enquiry is lost without a word when it refuses it: too many messages (429), a block (403), or the question whether a person writes`,
        'write true: then the visitor is told, and offered e-mail and phone',
      ),
      severity: 'warning',
    },
  ];
}
