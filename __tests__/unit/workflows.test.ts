/** The GitHub workflows do not run locally, so these tests check that everything they refer to exists. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import manifest from '../../package.json';

interface Step {
  id?: string;
  uses?: string;
  run?: string;
  with?: Record<string, string | boolean>;
}
interface Job {
  if?: string;
  needs?: string;
  permissions?: Record<string, string>;
  steps: Step[];
}
interface Workflow {
  on: Record<string, { branches?: string[] } | null>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const FOLDER = '.github/workflows';
const textOf = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8');
const check: Workflow = parse(textOf('check.yml'));
const deploy: Workflow = parse(textOf('deploy.yml'));
const jobs = [check, deploy].flatMap((workflow) => Object.values(workflow.jobs));
const steps = jobs.flatMap((job) => job.steps);
const commands = steps.flatMap(({ run }) => run?.match(/.+/g) ?? []);
const stepsOf = (action: string): Step[] => steps.filter(({ uses }) => uses?.startsWith(`${action}@`));
const inputs = (action: string, name: string): string[] =>
  stepsOf(action).flatMap((step) => String(step.with?.[name] ?? '').match(/.+/g) ?? []);

test('each command is a script or a package command of this project', () => {
  const unknown = commands.filter((command) => {
    const [, printed] = /^cat (\S+) >> "\$GITHUB_STEP_SUMMARY"$/.exec(command) ?? [];
    if (printed) return !existsSync(printed);
    const [, npm, npx] = /^(?:[A-Z_]+=\S* )*(?:npm (?:run )?([\w:-]+)|npx (\S+))/.exec(command) ?? [];
    return npm
      ? npm !== 'ci' && !Object.hasOwn(manifest.scripts, npm)
      : !npx || !existsSync(`node_modules/.bin/${npx}`);
  });
  expect(commands).toEqual(
    expect.arrayContaining(['npm run content:check', 'npm run build', 'npx jest unit']),
  );
  expect(unknown).toEqual([]);
});

test('each file in a workflow exists or is written by a build', () => {
  const text = ['check.yml', 'deploy.yml'].map(textOf).join('\n');
  const hashed =
    text.match(/hashFiles\([^)]*\)/g)?.flatMap((files) => files.match(/(?<=')[\w./*-]+/g) ?? []) ?? [];
  const named = [...hashed, ...inputs('actions/setup-node', 'node-version-file')];
  expect(named).toEqual(expect.arrayContaining(['package-lock.json', '.nvmrc']));
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
  for (const upload of ['actions/upload-pages-artifact', 'actions/upload-artifact'])
    expect(inputs(upload, 'path')).toEqual(['public']);
});

test('each step output that a job uses comes from a step of that job', () => {
  for (const job of jobs) {
    const used = [...JSON.stringify(job).matchAll(/steps\.(\w+)\.outputs/g)].map(([, id]) => id);
    const ids = job.steps.map(({ id }) => id);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  }
});

test('the instructions of a preview match the artifact name', () => {
  const [name] = inputs('actions/upload-artifact', 'name');
  expect(readFileSync('.github/preview.md', 'utf8')).toContain(`npx sirv-cli ${name}`);
});

test('only main is published, and only with the variable in docs/deploying.md', () => {
  expect(deploy.on).toEqual({ push: { branches: ['main'] }, workflow_dispatch: null });
  const condition = "vars.DEPLOY_TO_PAGES == 'true' && github.ref == 'refs/heads/main'";
  const unguarded = Object.values(deploy.jobs).filter(
    (job) => job.if !== condition && deploy.jobs[job.needs ?? '']?.if !== condition,
  );
  expect(unguarded).toEqual([]);
  expect(readFileSync('docs/deploying.md', 'utf8')).toContain('`DEPLOY_TO_PAGES`');
});

test('only the publishing job has write permissions, and it only runs actions', () => {
  for (const { permissions } of [check, deploy]) expect(permissions).toEqual({ contents: 'read' });
  const writing = jobs.filter(({ permissions = {} }) => Object.values(permissions).includes('write'));
  expect(writing.map(({ permissions }) => permissions)).toEqual([{ pages: 'write', 'id-token': 'write' }]);
  expect(writing.flatMap((job) => job.steps).filter(({ run }) => run)).toEqual([]);
  for (const step of stepsOf('actions/checkout')) expect(step.with).toEqual({ 'persist-credentials': false });
});

test('actions are from GitHub with a major version, or pinned to a commit', () => {
  const used = steps.flatMap(({ uses }) => uses ?? []);
  expect(used.filter((action) => !/^actions\/[\w-]+@v\d+$|@[0-9a-f]{40}$/.test(action))).toEqual([]);
});
