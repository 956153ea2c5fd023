import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteIds } from 'shared-lib/federation';
import { ROOT } from 'tooling/config';

const PACKAGES = ['shared-lib', 'shell', 'mock-api', ...remoteIds];
const INSTALLED = ['', 'shared-lib/tooling', 'shared-lib/testing', ...PACKAGES];

const isSource = (path: string): boolean => !/[/\\](?:node_modules|dist|dist-dev|test-results|\.data)$/.test(path);

/** A checkout in another folder, whose sources a test may edit. */
export interface CheckoutCopy {
  root: string;
  remove(): void;
}

/** Copies the sources of this checkout. The installed packages become hard links, because they are large and nothing writes to them. */
export const copyCheckout = (): CheckoutCopy => {
  const root = mkdtempSync(join(tmpdir(), 'miqyas-checkout-'));
  for (const part of ['package-lock.json', 'package.json', ...PACKAGES])
    cpSync(join(ROOT, part), join(root, part), { recursive: true, filter: isSource });
  for (const folder of INSTALLED.map((name) => join(name, 'node_modules')))
    if (existsSync(join(ROOT, folder))) execFileSync('cp', ['-al', join(ROOT, folder), join(root, folder)]);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
};
