/**
 * The main journey of each feature. They run in three engines (`npm run browsers:check`) and, in Chromium, under
 * hostile conditions (`__tests__/browser/hostile`).
 */
import { asking } from './asking';
import { collecting } from './collecting';
import { finding } from './finding';
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
  ...scriptless,
];
