/** The project's own server. `__tests__/hosts` compares it with other servers. */
import { type StaticServer, startStaticServer } from '../../../tools/staticServer';
import { temporaryFolder } from '../../support/folder';

const { dir, write } = temporaryFolder();
const servers: StaticServer[] = [];
const start = async (options?: Parameters<typeof startStaticServer>[1]) => {
  const server = await startStaticServer(dir, options);
  servers.push(server);
  return server;
};

beforeAll(() => {
  write('index.html', 'home');
  write('about/index.html', 'about');
  write('404.html', 'missing');
});
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

const get = async (url: string) => {
  const response = await fetch(url, { redirect: 'manual' });
  return [response.status, response.headers.get('location') ?? (await response.text())];
};

test('serves a site only under its path prefix, and adds slashes if requested', async () => {
  const { origin } = await start({ prefix: '/site', addSlashes: true });
  expect(await get(`${origin}/site/about/?a=1`)).toEqual([200, 'about']);
  expect(await get(`${origin}/site/about?a=1`)).toEqual([301, '/site/about/?a=1']);
  for (const path of ['/about', '/sites', '/site/nothing'])
    expect(await get(origin + path)).toEqual([404, 'missing']);
});

test('serves nothing outside its folder', async () => {
  const { origin } = await start();
  expect((await get(`${origin}/..%2f..%2fetc/passwd`))[0]).toBe(404);
});

test('reports a port that is in use with its error code', async () => {
  const { origin } = await start();
  await expect(startStaticServer(dir, { port: Number(new URL(origin).port) })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});
