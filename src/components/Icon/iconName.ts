import type { IconName } from '../../content-model/icons';

/** Types an icon name from the content. GraphQL returns a string, and the content check accepts only valid icon names. */
export const iconName = (name: string): IconName => name as IconName;
