import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { scratchFolder } from 'testing/scratch-folder';
import { describe, expect, test } from 'vitest';
import { inputHash } from './input-hash.ts';

const checkout = () => {
  const root = scratchFolder();
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  for (const [path, content] of Object.entries({
    'package-lock.json': '{}',
    'remote-admin/package.json': '{}',
    'remote-admin/rsbuild.config.ts': 'export default {};',
    'remote-admin/src/routes.tsx': 'routes',
    'remote-public/src/routes.tsx': 'routes',
    'shared-lib/package.json': '{}',
    'shared-lib/src/ui/button.tsx': 'button',
    'shared-lib/tooling/src/build/define-remote.ts': 'define',
  }))
    write(path, content);
  return { root, write, hash: () => inputHash(root, 'remote-admin') };
};

describe('inputHash', () => {
  test('is 16 hex digits, the same for the same content', () => {
    expect(checkout().hash()).toMatch(/^[0-9a-f]{16}$/);
    expect(checkout().hash()).toBe(checkout().hash());
  });

  test.each([
    'remote-admin/src/routes.tsx',
    'remote-admin/src/new.ts',
    'remote-admin/rsbuild.config.ts',
    'shared-lib/src/ui/button.tsx',
    'shared-lib/tooling/src/build/define-remote.ts',
    'package-lock.json',
  ])('changes with %s', (path) => {
    const { write, hash } = checkout();
    const before = hash();
    write(path, 'changed');
    expect(hash()).not.toBe(before);
  });

  test.each([
    'remote-public/src/routes.tsx',
    'remote-admin/src/routes.test.tsx',
    'remote-admin/dist/federated/mf-manifest.json',
    'remote-admin/server.ts',
    'shared-lib/src/ui/button.test.tsx',
    'shared-lib/testing/src/person.ts',
    'shared-lib/tooling/src/site/start.ts',
    'shared-lib/tooling/src/build/build.ts',
  ])('does not change with %s', (path) => {
    const { write, hash } = checkout();
    const before = hash();
    write(path, 'changed');
    expect(hash()).toBe(before);
  });

  test('changes when a file is renamed or text moves to the next file', () => {
    const one = checkout();
    one.write('remote-admin/src/a.ts', 'xy');
    one.write('remote-admin/src/b.ts', 'z');
    const other = checkout();
    other.write('remote-admin/src/a.ts', 'x');
    other.write('remote-admin/src/b.ts', 'yz');
    expect(one.hash()).not.toBe(other.hash());
  });
});
