/** The browser engines of `npm run browsers:check`, with their executables, Debian packages and versions. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from '../browser';

export const ENGINE_NAMES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

interface Installed {
  packages: readonly string[];
  missing: () => string[];
  /** Returns the installed version, such as `Mozilla Firefox 153.0esr`. */
  version: () => string;
}

const BIN = '/usr/bin';
const GIR = 'girepository-1.0/WebKit2-4.1.typelib';

/** Debian's library folders, one per architecture. */
const LIBRARY_FOLDERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((triplet) => `/usr/lib/${triplet}`);

const absent = (...files: string[]): string[] => files.filter((file) => !existsSync(file));

const firstLine = (program: string, ...args: string[]): string =>
  spawnSync(program, args, { encoding: 'utf8' }).stdout.trim().split('\n')[0] ?? '';

const FIREFOX_PATHS = [process.env.FIREFOX_PATH ?? '', `${BIN}/firefox-esr`, `${BIN}/firefox`];
export const FIREFOX = FIREFOX_PATHS.find((file) => existsSync(file)) ?? 'Firefox';
export const WEBKIT_DRIVER = `${BIN}/WebKitWebDriver`;
export const XVFB = `${BIN}/Xvfb`;
/** Debian installs modules for this Python. `PATH` may contain another one first. */
export const PYTHON = `${BIN}/python3`;
export const PDF_INFO = `${BIN}/pdfinfo`;
export const PDF_TEXT = `${BIN}/pdftotext`;

const PRINT_WEBKIT_VERSION = `
import gi
gi.require_version('WebKit2', '4.1')
from gi.repository import WebKit2
print('WebKitGTK', WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
`;

export const engines: Readonly<Record<EngineName, Installed>> = {
  chromium: {
    packages: ['chromium', 'poppler-utils'],
    missing: () => [...(findBrowser() ? [] : ['Chromium']), ...absent(PDF_INFO, PDF_TEXT)],
    version: () => firstLine(findBrowser() ?? '', '--version'),
  },
  firefox: {
    packages: ['firefox-esr', 'poppler-utils'],
    missing: () => absent(FIREFOX, PDF_INFO, PDF_TEXT),
    version: () => firstLine(FIREFOX, '--version'),
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'poppler-utils'],
    missing: () => [
      ...absent(WEBKIT_DRIVER, PYTHON, XVFB, PDF_INFO, PDF_TEXT, '/usr/lib/python3/dist-packages/gi'),
      ...(LIBRARY_FOLDERS.some((folder) => existsSync(`${folder}/${GIR}`)) ? [] : [GIR]),
    ],
    // WebKitWebDriver does not print its version.
    version: () => firstLine(PYTHON, '-c', PRINT_WEBKIT_VERSION),
  },
};

export const availableEngines = (): EngineName[] =>
  ENGINE_NAMES.filter((name) => engines[name].missing().length === 0);
