import { checkOnSave } from '../../../../src/gatsby/node/development';
import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();
const reporter = { error: jest.fn(), success: jest.fn() };

beforeEach(() => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

test('while the development server runs, each save is checked', async () => {
  const watcher = checkOnSave(content.dir, reporter as never);
  await new Promise((ready) => watcher.on('ready', () => ready(undefined)));
  const next = (method: keyof typeof reporter): Promise<unknown> =>
    new Promise((resolve) => {
      reporter[method].mockImplementationOnce(resolve);
    });
  const before = content.read('pages/team.json');
  const broken = next('error');
  content.write('pages/team.json', '{');
  await expect(broken).resolves.toMatch(/^1 problem in /);
  expect(process.stderr.write).toHaveBeenCalledWith(expect.stringMatching(/^content\/pages\/team\.json:1/));
  const fixed = next('success');
  content.write('pages/team.json', before);
  await expect(fixed).resolves.toMatch(/^Content is in order/);
  await watcher.close();
});
