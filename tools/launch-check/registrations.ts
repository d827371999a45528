import type { FileProblem } from '../../src/content-model/check/problem';
import { type LaunchContext, settingsProblem } from './context';

/** Registrations without a number, which are not shown. */
export const registrations = (context: LaunchContext): FileProblem[] =>
  (context.settings?.registrations ?? []).flatMap(({ name, number }, index) =>
    number
      ? []
      : [
          settingsProblem(
            context,
            ['registrations', index, 'name'],
            `${name} has no number, by which buyers can look the company up`,
            'write the number, or take the registration out',
          ),
        ],
  );
