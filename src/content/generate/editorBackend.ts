/** The place where the editor screen stores what editors save: the repository of `site.json`, or a local folder. */
import type * as z from 'zod';
import type { site } from '../documents/site';

export type Repository = NonNullable<z.infer<typeof site>['editing']>;

/** The name of each host in Sveltia CMS, the URL of its public server, and a function that returns its API URL. */
const hosts: Record<Repository['host'], { backend: string; url: string; apiOf: (url: string) => string }> = {
  github: {
    backend: 'github',
    url: 'https://github.com',
    apiOf: (url) => (url === 'https://github.com' ? 'https://api.github.com' : `${url}/api/v3`),
  },
  gitlab: { backend: 'gitlab', url: 'https://gitlab.com', apiOf: (url) => `${url}/api/v4` },
  gitea: { backend: 'gitea', url: 'https://gitea.com', apiOf: (url) => `${url}/api/v1` },
  forgejo: { backend: 'gitea', url: 'https://codeberg.org', apiOf: (url) => `${url}/api/v1` },
};

export const apiOf = ({ host, address: url }: Repository): string =>
  hosts[host].apiOf(url ?? hosts[host].url);

/** A placeholder, because Sveltia CMS requires a repository even for local folders. CSS hides its sign-in button. */
export const localOnly = (folder: string) => ({
  name: 'gitea',
  repo: `local/${folder}`,
  auth_methods: ['token'],
});

export const backendOf = (editing: Repository) => ({
  name: hosts[editing.host].backend,
  repo: editing.repository,
  branch: editing.branch,
  base_url: editing.address ?? hosts[editing.host].url,
  api_root: apiOf(editing),
  // Other methods need a secret, which a static site cannot store.
  auth_methods: ['token'],
});
