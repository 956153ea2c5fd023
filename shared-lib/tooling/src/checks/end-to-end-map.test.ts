import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../config.ts';
import { endToEndMap, endToEndOf } from './end-to-end-map.ts';

test('every entry names a folder of sources and tests that exist', () => {
  const missing = Object.entries(endToEndMap).flatMap(([folder, tests]) =>
    [folder, ...tests.map((file) => `shell/${file}`)].filter((path) => !existsSync(join(ROOT, path))),
  );
  expect(missing).toEqual([]);
});

test('a source has the tests of the longest folder that holds it', () => {
  expect(endToEndOf('remote-admin/src/features/users/form.tsx')).toContain('e2e/admin/users.spec.ts');
  expect(endToEndOf('remote-admin/src/features/users/form.tsx')).not.toContain('e2e/admin');
  expect(endToEndOf('remote-admin/src/layout/menu.tsx')).toContain('e2e/admin');
  expect(endToEndOf('README.md')).toEqual([]);
});
