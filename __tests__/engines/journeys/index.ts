/**
 * The main journey of each feature. They run in three engines (`npm run browsers:check`) and, in Chromium, under
 * hostile conditions (`__tests__/browser/hostile`).
 */
import { asking } from './asking';
import { finding } from './finding';
import { layout } from './layout';
import { moving } from './moving';
import { scriptless } from './scriptless';

export const journeys = [...layout, ...moving, ...finding, ...asking, ...scriptless];
