import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, test } from 'vitest';
import { readBundleKey } from './bundle-key.ts';
import { readConfig } from '../config.ts';

test('is created once, readable by its owner only, also when several processes start together', async () => {
  const dataDir = scratchFolder();
  const keys = await Promise.all([readBundleKey({ dataDir }), readBundleKey({ dataDir })]);
  expect(keys[0]).toMatch(/^[\w-]{43}$/);
  expect(new Set([...keys, await readBundleKey({ dataDir })])).toHaveLength(1);
  expect(statSync(join(dataDir, 'bundle-key')).mode & 0o777).toBe(0o600);
});

test('is BUNDLE_KEY where the shell and its hosts share no folder', async () => {
  const config = readConfig({ BUNDLE_KEY: 'a'.repeat(32), DATA_DIR: '/nowhere/at/all' });
  expect(await readBundleKey(config)).toBe('a'.repeat(32));
  expect(() => readConfig({ BUNDLE_KEY: 'short' })).toThrow('BUNDLE_KEY is not valid: give 32 to 128');
});

test('is refused with a sentence when its file is damaged or its folder cannot be made', async () => {
  const dataDir = scratchFolder();
  writeFileSync(join(dataDir, 'bundle-key'), 'cut');
  await expect(readBundleKey({ dataDir })).rejects.toThrow(/bundle-key is damaged: delete the file/);
  await expect(readBundleKey({ dataDir: join(dataDir, 'bundle-key', 'below') })).rejects.toThrow(
    /^Nothing can be written to/,
  );
});
