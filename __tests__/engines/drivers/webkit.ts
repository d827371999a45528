/** Drives WebKitGTK with WebKitWebDriver on a virtual screen. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { PYTHON, WEBKIT_DRIVER } from '../../../tools/browsers-check/engines';
import { type Browser, defined, type Engine, type Settings, type Tab } from '../driver';
import { end, startVirtualScreen } from './virtualScreen';
import { type Command, commandsTo, KEYS, pointing, typing } from './webdriver';

const script = (name: string) => path.join(__dirname, name);

/** Matches errors and warnings of pages in WebKit's standard output. */
const COMPLAINT = /^CONSOLE \S+ (?:ERROR|WARN)/;

/** Matches a warning that depends on the load of the machine. */
const SLOW = /preloaded using link preload but not used within a few seconds/;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Resizes the window so that the page, without the browser's own controls, has the size of the viewport. */
async function resize(command: Command, run: Tab['run'], { viewport }: Settings): Promise<void> {
  const size = { ...viewport };
  await defined(async () => {
    await command('POST', '/window/rect', { x: 0, y: 0, ...size });
    const inner = await run('Promise.resolve([innerWidth, innerHeight].join())');
    return inner === Object.values(viewport).join() ? true : undefined;
  });
}

/** Opens a tab in the session. WebDriver sends commands to the current tab, so each command selects its tab first. */
async function openTab(session: Command, first: string, settings: Settings): Promise<Tab> {
  // Select an open tab first, because the current tab may have been closed.
  await session('POST', '/window', { handle: first });
  const { handle } = await session<{ handle: string }>('POST', '/window/new', { type: 'tab' });
  const activate = () => session<void>('POST', '/window', { handle });
  const command: Command = async (...args) => {
    await activate();
    return session(...args);
  };
  const run = (expression: string) =>
    command('POST', '/execute/async', {
      script: `const done = arguments[0]; (${expression}).then(done, (error) => done({ error: String(error) }));`,
      args: [],
    });
  const act = (body: object) => command<void>('POST', '/actions', body);
  await activate();
  await resize(command, run, settings);
  return {
    goto: (url) => command('POST', '/url', { url }),
    reload: () => command('POST', '/refresh'),
    run,
    move: (x, y) => act(pointing('mouse', x, y, false)),
    click: (x, y) => act(pointing(settings.touch ? 'touch' : 'mouse', x, y, true)),
    press: (key) => act(typing(KEYS[key])),
    type: (text) => act(typing(text)),
    screenshot: async () => Buffer.from(await command<string>('GET', '/screenshot'), 'base64'),
    alert: async () => {
      // While an alert is open, the driver cannot switch tabs.
      const text = await defined(() => session<string>('GET', '/alert/text').catch(() => undefined));
      await session('POST', '/alert/accept');
      return text;
    },
    activate,
    close: () => command('DELETE', '/window'),
  };
}

async function start(settings: Settings): Promise<Browser> {
  const screen = await startVirtualScreen();
  const port = await freePort();
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    env: screen.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints: string[] = [];
  for (const output of [driver.stdout, driver.stderr])
    output.setEncoding('utf8').on('data', (text: string) => {
      complaints.push(...text.split('\n').filter((line) => COMPLAINT.test(line) && !SLOW.test(line)));
    });
  const command = commandsTo(`http://127.0.0.1:${port}`);
  await defined(() => command('GET', '/status').catch(() => undefined));
  const { sessionId } = await command<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        unhandledPromptBehavior: 'ignore',
        'webkitgtk:browserOptions': {
          binary: script('webkitWindow.py'),
          args: ['--automation', ...(settings.scripts ? [] : ['--no-scripts'])],
        },
      },
    },
  });
  const session: Command = (method, address, body) =>
    command(method, `/session/${sessionId}${address}`, body);
  const first = await session<string>('GET', '/window');
  return {
    newTab: () => openTab(session, first, settings),
    takeComplaints: () => complaints.splice(0),
    quit: async () => {
      await session('DELETE', '');
      await end(driver);
      await screen.close();
    },
  };
}

/** WebKitWebDriver has no print command. */
async function print(url: string, file: string): Promise<void> {
  const screen = await startVirtualScreen();
  const args = [script('webkitPrint.py'), url, file];
  const printer = spawn(PYTHON, args, { env: screen.env, stdio: 'inherit' });
  const [code] = await once(printer, 'exit');
  await screen.close();
  if (code !== 0) throw new Error(`WebKit could not print ${url}.`);
}

export const engine: Engine = { start, print };
