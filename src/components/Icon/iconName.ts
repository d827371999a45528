import type { IconName } from '../../content-model/icons';

/** The icon that a document names. GraphQL types it as a string; the content check accepts only the names of icons. */
export const iconName = (name: string): IconName => name as IconName;
