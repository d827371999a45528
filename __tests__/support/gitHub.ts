/** Replaces GitHub's API with a local repository. Implements the part of the API that the editor screen uses. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';

export const TOKEN = 'github_pat_of_an_editor';

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

const editor = { name: 'Editor', email: 'editor@example.com' };

/** Creates a repository in a folder and commits its files. */
export function repositoryIn(folder: string) {
  const identity = ['-c', `user.name=${editor.name}`, '-c', `user.email=${editor.email}`];
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', folder, ...identity, ...args], { encoding: 'utf8' }).trimEnd();
  const commit = (message: string) => {
    git('add', '--all');
    git('commit', '--quiet', '--message', message);
  };
  git('init', '--quiet', '--initial-branch', 'main');
  commit('Start');
  return { folder, git, commit };
}

type Repository = ReturnType<typeof repositoryIn>;

/** Commits all changes at once, unless there is a newer commit than `expectedHeadOid`. */
function commitChanges({ folder, git, commit }: Repository, query: string, input: CommitInput) {
  if (input.expectedHeadOid !== git('rev-parse', 'main')) return { errors: [{ message: 'Head has moved' }] };
  for (const { path: file, contents } of input.fileChanges.additions) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), Buffer.from(contents, 'base64'));
  }
  commit(input.message.headline);
  const files = [...query.matchAll(/(file_\d+): file\(path: "([^"]+)"\)/g)].map(([, name, file]) => [
    name,
    { oid: git('rev-parse', `main:${file}`) },
  ]);
  const made = { oid: git('rev-parse', 'main'), committedDate: new Date().toISOString() };
  return { data: { createCommitOnBranch: { commit: { ...made, ...Object.fromEntries(files) } } } };
}

interface CommitInput {
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: { additions: { path: string; contents: string }[] };
}

/** Returns the last commit, or the texts of files by id with their last authors. */
function answerQuery({ git }: Repository, query: string) {
  if (/defaultBranchRef/.test(query)) return { defaultBranchRef: { name: 'main' } };
  if (/oid\s+message/.test(query)) {
    const nodes = [{ oid: git('rev-parse', 'main'), message: git('log', '-1', '--format=%s') }];
    return { ref: { target: { history: { nodes } } } };
  }
  const texts = [...query.matchAll(/(\w+_\d+): object\(oid: "(\w+)"\)/g)].map(([, name, id]) => [
    name,
    { text: `${git('cat-file', 'blob', id ?? '')}\n`, isTruncated: false },
  ]);
  const nodes = [{ author: { ...editor, user: null }, committedDate: new Date().toISOString() }];
  const commits = [...query.matchAll(/(\w+_\d+):\s+ref\(/g)].map(([, name]) => [
    name,
    { target: { history: { nodes } } },
  ]);
  return Object.fromEntries([...texts, ...commits]);
}

/** Returns the response to a request: JSON, a file, or nothing. */
function answer(repository: Repository, url: URL, body: string | null) {
  const { git } = repository;
  if (url.pathname === '/user') return { ...editor, id: 1, login: 'editor' };
  if (/\/git\/trees\//.test(url.pathname)) {
    const tree = git('ls-tree', '-r', '-l', 'main')
      .split('\n')
      .map((line) => {
        const [, type, sha, size, file] = /^\d+ (\w+) (\w+) +(\d+)\t(.+)$/.exec(line) ?? [];
        return { path: file, type, sha, size: Number(size) };
      });
    return { sha: git('rev-parse', 'main'), tree, truncated: false };
  }
  if (url.pathname !== '/graphql' || !body) return undefined;
  const { query, variables } = JSON.parse(body) as { query: string; variables: { input: never } };
  return /createCommitOnBranch/.test(query)
    ? commitChanges(repository, query, variables.input)
    : { data: { repository: answerQuery(repository, query) } };
}

/** Answers a page's requests to GitHub. Rejects requests without the token. */
export const stubGitHub = (page: Page, repository: Repository) =>
  page.route('https://api.github.com/**', async (route: Route) => {
    const request = route.request();
    const isKnown = (await request.headerValue('authorization'))?.includes(TOKEN);
    if (request.method() === 'OPTIONS' || /\/collaborators\//.test(request.url()))
      return route.fulfill({ status: 204, headers: cors });
    if (!isKnown) return route.fulfill({ status: 401, headers: cors, json: { message: 'Bad credentials' } });
    const json = answer(repository, new URL(request.url()), request.postData());
    return route.fulfill({ status: json ? 200 : 404, headers: cors, json: json ?? {} });
  });
