/**
 * The main journeys of all features. `npm test` runs them in Chromium, and in `__tests__/browser/hostile` also under
 * hostile conditions. `npm run browsers:check` runs them in three engines.
 */
import { asking } from './asking';
import { collecting } from './collecting';
import { finding } from './finding';
import { inLanguages } from './languages';
import { layout } from './layout';
import { moving } from './moving';
import { reading } from './reading';
import { scriptless } from './scriptless';

export const journeys = [
  ...layout,
  ...moving,
  ...finding,
  ...reading,
  ...asking,
  ...collecting,
  ...inLanguages,
  ...scriptless,
];
