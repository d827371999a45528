import type { IconName } from '../../content-model/icons';

/** Casts a string from the content to `IconName`. The content check accepts only valid icon names. */
export const iconName = (name: string): IconName => name as IconName;
