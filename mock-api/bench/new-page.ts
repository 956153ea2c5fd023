import { join } from 'node:path';
import { patch, runExperiment, type Check } from './experiment.ts';

/**
 * Counts the files that a new public page with its own call of the API touches: applies `new-page.patch` to a temporary copy of the
 * repository, checks it, and deletes the copy. The page is in the main menu, in the sitemap, and in all tests that visit every page.
 */

const MAX_FILES = 18;
const MINUTES = '300000';

const types = ['shared-lib', 'mock-api', 'shell', 'remote-public'].map((name): Check => [name, 'tsc', '-p', '.']);
const test = (folder: string, ...paths: string[]): Check => [
  folder,
  'vitest',
  'run',
  '--testTimeout',
  MINUTES,
  ...paths,
];

const isSmall = await runExperiment({
  title: 'A new public page with its API call',
  change: patch(join(import.meta.dirname, 'new-page.patch')),
  maxFiles: MAX_FILES,
  checks: (files) => [
    ['.', 'oxfmt', '--check', ...files],
    ...types,
    ['.', 'node', 'shared-lib/tooling/src/lint/run.ts', ...files],
    test('shared-lib', 'src/contracts', 'src/federation', 'src/paths'),
    test('mock-api', 'src/http/access-matrix.test.ts', 'src/http/bad-input.test.ts', 'src/openapi'),
    test('remote-public', 'src/pages/library-page.test.tsx', 'src/server-markup.test.tsx', 'src/readme.test.ts'),
    test('shell', 'src/layout', 'server/release.test.ts'),
    ['.', 'node', 'shared-lib/tooling/src/build.ts', 'remote-public'],
  ],
});
if (!isSmall) process.exitCode = 1;
