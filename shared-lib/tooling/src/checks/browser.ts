import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { installDebianPackage } from './debian-package.ts';
import { CliError, runCommand } from '../cli-error.ts';

/** Chromium without a user interface: the same tests need a seventh less processor time with it. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const START_TIMEOUT_MS = 20_000;

/** Command-line arguments for every browser that this repository starts. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[
    // This check would stop documents that a test fulfils itself from loading from localhost.
    'LocalNetworkAccessChecks',
    // The omnibox of every window preloads two pages of its own, each in a process, which slow down the page under test.
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    // After each navigation the browser starts a process for the next one, while the page under test loads.
    'SpareRendererForSitePerProcess',
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

/** Some systems have a `chromium-browser` stub that only prints how to install one. */
const starts = async (path: string): Promise<boolean> => {
  try {
    await run(path, ['--version'], { timeout: START_TIMEOUT_MS });
    return true;
  } catch {
    return false;
  }
};

const installedBrowser = async (path = process.env.PATH ?? ''): Promise<string | undefined> => {
  const onPath = NAMES.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)));
  for (const candidate of [...onPath, ...APPLICATIONS])
    if (isExecutable(candidate) && (await starts(candidate))) return candidate;
  return undefined;
};

/** The browser that Playwright downloaded, if it did. */
const playwrightBrowser = async (): Promise<string | undefined> => {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
};

/** Not every release of Debian and its relatives has both packages. */
const debianBrowser = async (): Promise<string | undefined> => {
  for (const name of [HEADLESS, 'chromium']) if (await installDebianPackage(name, 'browser')) return installedBrowser();
  return undefined;
};

/**
 * Finds a Chromium for tests and benchmarks: the one of CHROMIUM_PATH, an installed one, Playwright's download, or Debian's package,
 * which it installs when run as root.
 * @returns path of the program
 * @throws {CliError} when there is none
 */
export const findBrowser = async (): Promise<string> => {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!isExecutable(given)) throw new CliError(`CHROMIUM_PATH="${given}" is not a program that can be started.`);
    return given;
  }
  const found = (await installedBrowser()) ?? (await playwrightBrowser()) ?? (await debianBrowser());
  if (!found)
    throw new CliError(
      'No Chromium was found: install Chromium or Chrome, or give its path with CHROMIUM_PATH=<path>.',
    );
  return found;
};

if (import.meta.main) await runCommand(async () => console.log(await findBrowser()));
