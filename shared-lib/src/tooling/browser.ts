import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { installDebianPackage } from './debian-package.ts';
import { Refusal, runCommand } from './refusal.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const ANSWER_MS = 20_000;

/** What a browser is started with wherever this repository drives one. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[
    // Documents answered by a test would otherwise lose the right to load from this machine.
    'LocalNetworkAccessChecks',
    // The address bar of every window keeps two pages of its own ready, each in a process: nobody sees them, and they take the time of the page that is looked at.
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
  ].join(',')}`,
];

const run = promisify(execFile);

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Some systems have a `chromium-browser` that only tells how to install one. */
const starts = async (path: string): Promise<boolean> => {
  try {
    await run(path, ['--version'], { timeout: ANSWER_MS });
    return true;
  } catch {
    return false;
  }
};

const installed = async (path = process.env.PATH ?? ''): Promise<string | undefined> => {
  const onPath = NAMES.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)));
  for (const candidate of [...onPath, ...APPLICATIONS])
    if (isExecutable(candidate) && (await starts(candidate))) return candidate;
  return undefined;
};

/** The browser that Playwright downloaded, where somebody let it. */
const ofPlaywright = async (): Promise<string | undefined> => {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
};

const ofDebian = async (): Promise<string | undefined> =>
  (await installDebianPackage('chromium', 'browser')) ? installed() : undefined;

/**
 * Path of a Chromium for tests: the one of CHROMIUM_PATH, an installed one, Playwright's own, or Debian's package, installed now.
 * @throws {Refusal} when there is none
 */
export const findBrowser = async (): Promise<string> => {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!isExecutable(given)) throw new Refusal(`CHROMIUM_PATH="${given}" is not a program that can be started.`);
    return given;
  }
  const found = (await installed()) ?? (await ofPlaywright()) ?? (await ofDebian());
  if (!found)
    throw new Refusal('No Chromium was found: install Chromium or Chrome, or give its path with CHROMIUM_PATH=<path>.');
  return found;
};

if (import.meta.main) await runCommand(async () => console.log(await findBrowser()));
