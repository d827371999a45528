/** The main journey of each feature, from a page that is open to what the visitor wanted. */
import { asking } from './asking';
import { finding } from './finding';
import { moving } from './moving';
import type { Journey } from './parts';

export const journeys: readonly Journey[] = [...moving, ...finding, ...asking];
