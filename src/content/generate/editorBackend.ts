/** The place where the editor screen stores what editors save: the repository of `site.json`, or a local folder. */
import type * as z from 'zod';
import type { site } from '../documents/site';

export type Repository = NonNullable<z.infer<typeof site>['editing']>;

/** The API of GitHub, to which the screen connects. */
export const GITHUB_API = 'https://api.github.com';

/**
 * Returns the storage of the screen. Without a repository it is a placeholder, because Sveltia CMS requires one even for
 * local folders. CSS hides its sign-in button.
 * @param folder the name of the project folder
 */
export const backendOf = (editing: Repository | undefined, folder: string) => ({
  name: 'github',
  ...(editing ? { repo: editing.repository, branch: editing.branch } : { repo: `local/${folder}` }),
  // Other methods need a secret, which a static site cannot store.
  auth_methods: ['token'],
});
