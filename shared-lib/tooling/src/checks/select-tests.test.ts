import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { scratchFolder } from 'testing/scratch-folder';
import { describe, expect, test } from 'vitest';
import { UsageError } from '../cli-error.ts';
import { selectChanged, selectTests } from './select-tests.ts';

const FILES = [
  'README.md',
  'mock-api/README.md',
  'mock-api/src/app.ts',
  'mock-api/src/clock.test.ts',
  'mock-api/src/crowd.full.test.ts',
  'shared-lib/tooling/src/build.ts',
  'shell/server/main.ts',
  'shell/e2e/harness/axe.ts',
  'shell/e2e/visitor/links.spec.ts',
];

const checkout = (): string => {
  const root = scratchFolder();
  for (const file of FILES) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  return root;
};

describe('selecting tests', () => {
  test('runs all unit tests of a package', () => {
    expect(selectTests(checkout(), ['mock-api'])).toEqual({
      packages: ['mock-api'],
      paths: ['mock-api'],
      units: [{ folder: 'mock-api', arguments: ['run'] }],
      endToEnd: [],
      ofPages: [],
    });
  });

  test('runs a test file, the tests of a folder and the tests that import a source file', () => {
    expect(
      selectTests(checkout(), ['mock-api/src/clock.test.ts', 'mock-api/src', 'mock-api/src/app.ts']).units,
    ).toEqual([
      { folder: 'mock-api', arguments: ['run', 'src/clock.test.ts', 'src'] },
      { folder: 'mock-api', arguments: ['related', '--run', 'src/app.ts'] },
    ]);
  });

  test('runs a slow test with the configuration of slow tests', () => {
    expect(selectTests(checkout(), ['mock-api/src/crowd.full.test.ts']).units).toEqual([
      { folder: 'mock-api', arguments: ['run', '--config', 'vitest.full.config.ts', 'src/crowd.full.test.ts'] },
    ]);
  });

  test('finds the package of a nested folder', () => {
    expect(selectTests(checkout(), ['shared-lib/tooling/src/build.ts']).packages).toEqual(['shared-lib/tooling']);
  });

  test('runs a file or a folder of end-to-end tests', () => {
    const selection = selectTests(checkout(), ['shell/e2e/visitor/links.spec.ts', 'shell/e2e']);
    expect(selection).toMatchObject({ units: [], endToEnd: ['e2e/visitor/links.spec.ts', 'e2e'] });
  });

  test.each(['README.md', 'mock-api/README.md', 'mock-api/src/none.ts', 'shell/e2e/harness/axe.ts', '../elsewhere'])(
    'refuses %s, which has no tests',
    (path) => {
      expect(() => selectTests(checkout(), [path])).toThrow(UsageError);
    },
  );

  test('follows a changed source to the packages that import its package, and to the tests of its pages', () => {
    const root = checkout();
    const selection = selectChanged(root, ['shared-lib/tooling/src/build.ts', 'shell/server/main.ts']);
    expect(selection.packages).toEqual(
      expect.arrayContaining(['shared-lib/tooling', 'mock-api', 'shell', 'remote-admin']),
    );
    expect(selection.units).toContainEqual({
      folder: 'shared-lib/tooling',
      arguments: ['related', '--run', 'src/build.ts'],
    });
    expect(selection.units).toContainEqual({
      folder: 'mock-api',
      arguments: ['related', '--run', join(root, 'shared-lib/tooling/src/build.ts')],
    });
    expect(selection.ofPages).toContain('e2e/release');
  });

  test('keeps changed files without tests for types and lint', () => {
    const changed = ['README.md', 'shell/e2e/harness/axe.ts', 'mock-api/README.md', 'mock-api/src/clock.test.ts'];
    expect(selectChanged(checkout(), changed)).toEqual({
      packages: ['mock-api', 'shell'],
      paths: ['shell/e2e/harness/axe.ts', 'mock-api/README.md', 'mock-api/src/clock.test.ts'],
      units: [{ folder: 'mock-api', arguments: ['run', 'src/clock.test.ts'] }],
      endToEnd: [],
      ofPages: [],
    });
  });
});
