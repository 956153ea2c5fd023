import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';

/** A scripted change of the repository: applied to a temporary copy, checked, and thrown away. It counts the files that it touches. */

const ROOT = join(import.meta.dirname, '../..');
const TOP_LEVEL = ['shared-lib', 'mock-api', 'shell', 'remote-public', 'remote-account', 'remote-admin'];
/** Folders of the packages, which must not resolve to the original, by their name. */
const PACKAGES = new Map([
  ...TOP_LEVEL.map((name) => [name, name] as const),
  ['tooling', 'shared-lib/tooling'],
  ['testing', 'shared-lib/testing'],
]);
/** The manifest, and the settings of the checks. */
const ROOT_FILES = [
  'package.json',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  '.stylelintrc.yaml',
  '.knip.jsonc',
  '.glossary.json',
];
const IGNORED = ['node_modules', 'dist', 'dist-dev', '.git', '.data', 'test-results'];

export interface Edit {
  file: string;
  /** Text before which `added` is inserted; without it, `added` comes at the end. */
  before?: string;
  added: string;
}

/** A change: edits a checkout, and returns the paths of the files that it touches. */
export type Change = (folder: string) => Promise<readonly string[]>;

/** A command in a folder of the checkout: a program of node_modules with its arguments. */
export type Check = readonly [folder: string, program: string, ...args: string[]];

export interface Experiment {
  title: string;
  change: Change;
  /** Largest accepted number of files. */
  maxFiles: number;
  checks: (files: readonly string[]) => readonly Check[];
}

/** Copies the packages and links everything else that is installed. */
const copyRepository = async (folder: string): Promise<void> => {
  const isCopied = (source: string) =>
    !relative(ROOT, source)
      .split(sep)
      .some((part) => IGNORED.includes(part));
  for (const name of [...TOP_LEVEL, ...ROOT_FILES])
    await cp(join(ROOT, name), join(folder, name), { recursive: true, filter: isCopied });
  for (const from of ['.', ...PACKAGES.values()]) {
    const installed = join(ROOT, from, 'node_modules');
    const names = await readdir(installed).catch(() => []);
    if (names.length > 0) await mkdir(join(folder, from, 'node_modules'), { recursive: true });
    for (const name of names) {
      const copied = PACKAGES.get(name);
      await symlink(copied ? join(folder, copied) : join(installed, name), join(folder, from, 'node_modules', name));
    }
  }
};

const insert = async (folder: string, { file, before, added }: Edit): Promise<void> => {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  const text = await readFile(path, 'utf8').catch(() => '');
  const at = before === undefined ? text.length : text.indexOf(before);
  if (at === -1) throw new Error(`${file} has no "${before}": update the edits of the experiment.`);
  await writeFile(path, text.slice(0, at) + added + text.slice(at));
};

/** A change that inserts texts. */
export const insertions =
  (edits: readonly Edit[]): Change =>
  async (folder) => {
    for (const edit of edits) await insert(folder, edit);
    return [...new Set(edits.map(({ file }) => file))];
  };

/** Runs a program and returns its output. @throws {Error} with `failure` and the messages of the program */
const outputOf = (cwd: string, [program, ...args]: [string, ...string[]], failure: string): string => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${failure}\n${error?.message ?? stderr}`);
  return stdout;
};

/** A change that applies a patch in the format of `git diff`. */
export const patch =
  (file: string): Change =>
  async (folder) => {
    const failure = `${file} does not fit the checkout: apply it by hand, and save the result of "git diff".`;
    const listed = outputOf(folder, ['git', 'apply', '--numstat', file], failure);
    outputOf(folder, ['git', 'apply', '-C1', file], failure);
    return listed
      .trim()
      .split('\n')
      .map((line) => line.split('\t').at(-1) ?? '');
  };

const run = (root: string, [folder, program, ...args]: Check): void => {
  console.log(`\n${folder}: ${program} ${args.join(' ')}`);
  const script = join(ROOT, 'node_modules/.bin', program);
  const { status } = spawnSync(script, args, { cwd: join(root, folder), stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} failed with the change, see above.`);
};

/** Runs an experiment and prints the files. @returns whether they are few enough */
export const runExperiment = async ({ title, change, maxFiles, checks }: Experiment): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'experiment-'));
  try {
    await copyRepository(folder);
    const files = await change(folder);
    for (const check of checks(files)) run(folder, check);
    console.log(`\n${title} touches ${files.length} files (at most ${maxFiles}):\n${files.join('\n')}`);
    return files.length <= maxFiles;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
