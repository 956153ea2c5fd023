import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from 'testing/scratch-folder';
import { afterEach, expect, test, vi } from 'vitest';
import { findBrowser } from './browser.ts';

const program = (folder: string, name: string, body: string): string => {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${body}\n`);
  chmodSync(file, 0o755);
  return file;
};

afterEach(() => void vi.unstubAllEnvs());

test('prefers the browser of CHROMIUM_PATH', async () => {
  const given = program(scratchFolder(), 'my-browser', 'exit 0');
  vi.stubEnv('CHROMIUM_PATH', given);
  expect(await findBrowser()).toBe(given);
});

test('rejects a CHROMIUM_PATH that does not exist instead of ignoring it', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(findBrowser()).rejects.toThrow(
    'CHROMIUM_PATH="/nowhere/chromium" is not a program that can be started.',
  );
});

test('picks an installed browser that starts and skips a stub that only prints how to install one', async () => {
  const folder = scratchFolder();
  program(folder, 'chromium', 'echo "install me" >&2; exit 1');
  const chrome = program(folder, 'google-chrome', 'echo "Google Chrome 150"');
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', folder);
  expect(await findBrowser()).toBe(chrome);
});

test('prefers the Chromium that has no user interface', async () => {
  const folder = scratchFolder();
  program(folder, 'chromium', 'echo "Chromium 150"');
  const headless = program(folder, 'chromium-headless-shell', 'echo "Chromium 150"');
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', folder);
  expect(await findBrowser()).toBe(headless);
});
