import type { FileProblem } from '../../src/content-model/check/problem';
import { type LaunchContext, settingsProblem } from './context';

/** Reports registrations without a number. The site does not show them. */
export const registrations = (context: LaunchContext): FileProblem[] =>
  (context.settings?.registrations ?? []).flatMap(({ name, number }, index) =>
    number
      ? []
      : [
          settingsProblem(
            context,
            ['registrations', index, 'name'],
            `${name} has no number, which buyers need to look the company up`,
            'write the number, or remove the registration',
          ),
        ],
  );
