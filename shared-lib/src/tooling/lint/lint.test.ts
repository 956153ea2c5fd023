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
import stylelint from 'stylelint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../config.ts';
import { cleanSite } from './samples/clean.ts';
import { codeSamples } from './samples/code.ts';
import { habitSamples } from './samples/habits.ts';
import { importSamples } from './samples/imports.ts';
import type { Sample } from './samples/sample.ts';
import { styleSamples } from './samples/styles.ts';
import { testSamples } from './samples/tests.ts';
import { unusedSamples } from './samples/unused.ts';
import { wordSamples } from './samples/words.ts';

/** What the real configuration consists of, by path from the root. */
const CONFIGURATION = [
  '.oxlintrc.json',
  '.stylelintrc.yaml',
  '.knip.jsonc',
  'shared-lib/tsconfig.base.json',
  'shared-lib/src/tooling/lint/plugin',
  'shared-lib/src/theme/assets.d.ts',
  ...['shell', 'remote-public', 'remote-account', 'remote-admin', 'shared-lib', 'mock-api'].map(
    (room) => `${room}/tsconfig.json`,
  ),
];

/** A run takes seconds; on a busy machine it may take many. */
const DEADLINE_MS = 120_000;

interface Told {
  rule: string;
  message: string;
}

const folders: string[] = [];

/** A checkout with our configuration and these files, in a folder of its own. */
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
  const told = new Map<string, Told[]>();
  for (const [, file = '', rule = '', message = ''] of stdout.matchAll(/^(\S+):\d+:\d+ {2}(\S+)\n {4}(.+)$/gm))
    told.set(file, [...(told.get(file) ?? []), { rule, message }]);
  return { status, output: stdout + stderr, told };
};

const filesOf = (samples: readonly Sample[]) => Object.fromEntries(samples.map(({ file, source }) => [file, source]));
const isAboutUse = ({ rule }: Told) => rule.startsWith('knip/');

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const samples = [...importSamples, ...codeSamples, ...habitSamples, ...wordSamples, ...styleSamples, ...testSamples];

/** Names of the rules that our configuration sets, comments taken out. */
const rulesOfCode = (): string[] => {
  const set = (rules: Record<string, unknown>) =>
    Object.entries(rules)
      .filter(([, value]) => value !== 'off')
      .map(([name]) => name);
  const text = readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8').replace(/^\s*\/\/.*$/gm, '');
  const { rules, overrides } = JSON.parse(text) as {
    rules: Record<string, unknown>;
    overrides: { rules: Record<string, unknown> }[];
  };
  return [...new Set([...set(rules), ...overrides.flatMap((one) => set(one.rules))])];
};

const rulesOfStyles = async (): Promise<string[]> => {
  const config = await stylelint.resolveConfig('any.ts', { cwd: ROOT });
  return Object.keys(config?.rules ?? {});
};

describe('lint', () => {
  it(
    'has nothing to say about a site that keeps every rule',
    () => {
      expect(lint(cleanSite)).toEqual({ status: 0, output: 'Nothing to put right.\n', told: new Map() });
    },
    DEADLINE_MS,
  );

  it('is shown firing for every rule that we set', async () => {
    const shown = new Set(samples.map(({ breaks }) => breaks));
    expect([...rulesOfCode(), ...(await rulesOfStyles())].filter((rule) => !shown.has(rule))).toEqual([]);
  });

  describe('refuses', () => {
    /** Everything that is wrong stands in one checkout, and the command runs over it once. */
    let run: ReturnType<typeof lint>;
    beforeAll(() => {
      run = lint({ ...cleanSite, ...filesOf(unusedSamples), ...filesOf(samples) });
    }, DEADLINE_MS);

    it('and fails', () => expect(run.status).toBe(1));

    it.each(samples)('$breaks in $file', ({ breaks, says, file }) => {
      const told = (run.told.get(file) ?? []).filter((one) => !isAboutUse(one));
      expect([...new Set(told.map(({ rule }) => rule))]).toEqual([breaks]);
      expect(told.map(({ message }) => message).join()).toContain(says);
    });

    it.each(unusedSamples)('what nothing uses: $breaks in $file', ({ breaks, says, file }) => {
      const told = (run.told.get(file) ?? []).filter(({ rule }) => rule === breaks);
      expect(told.map(({ message }) => message).join()).toContain(says);
    });
  });
});
