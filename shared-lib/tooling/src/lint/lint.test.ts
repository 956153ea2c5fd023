import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../config.ts';
import plugin from './plugin/index.ts';
import { cleanSite } from './samples/clean.ts';
import { codeSamples } from './samples/code.ts';
import { copySamples } from './samples/copy.ts';
import { glossarySamples } from './samples/glossary.ts';
import { importSamples } from './samples/imports.ts';
import type { Sample } from './samples/sample.ts';
import { styleSamples } from './samples/styles.ts';
import { testSamples } from './samples/tests.ts';
import { unusedSamples } from './samples/unused.ts';

/** Files of the real configuration, by path from the root. */
const CONFIGURATION = [
  '.oxlintrc.json',
  '.stylelintrc.yaml',
  '.knip.jsonc',
  'shared-lib/tsconfig.base.json',
  'shared-lib/tooling/src/lint/plugin',
  'shared-lib/src/theme/assets.d.ts',
  ...[
    'shell',
    'remote-public',
    'remote-account',
    'remote-admin',
    'shared-lib',
    'mock-api',
    'shared-lib/tooling',
    'shared-lib/testing',
  ].map((name) => `${name}/tsconfig.json`),
];

/** A run takes seconds, and longer on a busy machine. */
const DEADLINE_MS = 120_000;

interface Reported {
  rule: string;
  message: string;
}

const folders: string[] = [];

/** Creates a checkout with the real configuration and these files in a temporary folder. */
const checkout = (files: Readonly<Record<string, string>>): string => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'lint-')));
  folders.push(root);
  for (const path of CONFIGURATION) cpSync(join(ROOT, path), join(root, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  return root;
};

/** Runs the command behind `npm run lint` there. */
const lint = (files: Readonly<Record<string, string>>) => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { lint: string } };
  const [, script = ''] = scripts.lint.split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, script)], {
    cwd: checkout(files),
    encoding: 'utf8',
  });
  const reported = new Map<string, Reported[]>();
  for (const [, file = '', rule = '', message = ''] of stdout.matchAll(/^(\S+):\d+:\d+ {2}(\S+)\n {4}(.+)$/gm))
    reported.set(file, [...(reported.get(file) ?? []), { rule, message }]);
  return { status, output: stdout + stderr, reported };
};

const filesOf = (samples: readonly Sample[]) => Object.fromEntries(samples.map(({ file, source }) => [file, source]));
const isAboutUse = ({ rule }: Reported) => rule.startsWith('knip/');

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const samples = [...importSamples, ...codeSamples, ...copySamples, ...glossarySamples, ...styleSamples, ...testSamples];

describe('lint', () => {
  it(
    'accepts a site that breaks no rule',
    () => {
      expect(lint(cleanSite)).toEqual({ status: 0, output: 'No problems found.\n', reported: new Map() });
    },
    DEADLINE_MS,
  );

  it('has a failing sample for every rule of the project', () => {
    const covered = new Set(samples.map(({ breaks }) => breaks));
    const rules = Object.keys(plugin.rules).map((name) => `project/${name}`);
    expect(rules.filter((rule) => !covered.has(rule))).toEqual([]);
  });

  describe('reports', () => {
    /** One checkout holds all samples, so the command runs once. */
    let run: ReturnType<typeof lint>;
    beforeAll(() => {
      const library = JSON.stringify({ name: 'shared-lib', exports: { './paths': './src/paths/index.ts' } });
      run = lint({
        ...cleanSite,
        ...filesOf(unusedSamples),
        ...filesOf(samples),
        'shared-lib/package.json': library,
      });
    }, DEADLINE_MS);

    it('and exits with 1', () => expect(run.status).toBe(1));

    it.each(samples)('$breaks in $file', ({ breaks, message, file }) => {
      const reported = (run.reported.get(file) ?? []).filter((one) => !isAboutUse(one));
      expect([...new Set(reported.map(({ rule }) => rule))]).toEqual([breaks]);
      expect(reported.map((one) => one.message).join()).toContain(message);
    });

    it.each(unusedSamples)('unused code: $breaks in $file', ({ breaks, message, file }) => {
      const reported = (run.reported.get(file) ?? []).filter(({ rule }) => rule === breaks);
      expect(reported.map((one) => one.message).join()).toContain(message);
    });
  });
});
