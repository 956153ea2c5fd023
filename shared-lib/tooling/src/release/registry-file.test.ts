import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from 'testing/scratch-folder';
import { describe, expect, test } from 'vitest';
import { changeRegistry, readRegistry } from './registry-file.ts';

const fileWith = (text: string): string => {
  const file = join(scratchFolder(), 'registry.json');
  writeFileSync(file, text);
  return file;
};

describe('readRegistry', () => {
  test('explains what to do when there is no registry yet', async () => {
    const file = join(scratchFolder(), 'registry.json');
    await expect(readRegistry(file)).rejects.toThrow(`There is no registry at ${file} yet: publish a release first`);
  });

  test('names the file and the invalid field', async () => {
    const remote = {
      origin: 'http://localhost:3003',
      mounts: ['/admin'],
      ssr: false,
      current: '../../etc',
      verified: [],
      releases: {},
    };
    const file = fileWith(JSON.stringify({ schema: 1, remotes: { 'remote-admin': remote } }));
    await expect(readRegistry(file)).rejects.toThrow(
      `The registry ${file} cannot be used (remotes.remote-admin.current: `,
    );
  });

  test('rejects a registry with another schema version', async () => {
    await expect(readRegistry(fileWith('{"schema":2,"remotes":{}}'))).rejects.toThrow('cannot be used (schema: ');
  });
});

test('leaves the registry unchanged when the change fails', async () => {
  const text = '{"schema":1,"remotes":{}}';
  const file = fileWith(text);
  const failing = changeRegistry(file, async () => {
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  expect(readFileSync(file, 'utf8')).toBe(text);
});
