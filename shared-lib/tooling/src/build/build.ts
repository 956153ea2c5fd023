import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { remoteIds } from 'shared-lib/federation';
import { ROOT } from '../config.ts';
import { withFileLock } from '../release/file-lock.ts';
import { inputHash } from './input-hash.ts';
import { CliError, runCommand, UsageError } from '../cli-error.ts';

/** The packages that are bundled: the shell and the remotes. */
export const applications = ['shell', ...remoteIds] as const;
export type Application = (typeof applications)[number];

const PARALLEL_BUILDS = 2;
const OTHER_BUILD_DEADLINE_MS = 300_000;

/** Output folder, arguments and environment of a kind of build. */
interface BuildMode {
  output: 'dist' | 'dist-dev';
  arguments: readonly string[];
  environment: Readonly<Record<string, string>>;
}
const production: BuildMode = { output: 'dist', arguments: ['build'], environment: { NODE_ENV: 'production' } };
/** The shell that `npm run dev` serves. Its own folder leaves the build that `npm start` serves untouched. */
export const developmentShell: BuildMode = {
  output: 'dist-dev',
  arguments: ['build', '--mode', 'development'],
  environment: { NODE_ENV: 'development', SHELL_DEV: '1' },
};

/** Path of Rsbuild's command-line script, to run with Node. */
export const rsbuildProgram = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@rsbuild/core/package.json')), 'bin/rsbuild.js');

const isApplication = (name: string): name is Application => applications.some((application) => application === name);

export interface BuildResult {
  application: Application;
  /** Whether it was out of date. */
  built: boolean;
  seconds: number;
}

interface BuildOptions {
  mode?: BuildMode;
  /** Folder of the checkout. */
  root?: string;
  print?: (line: string) => void;
}

/** Checks whether the output folder was built from the current sources. */
export const isBuilt = (application: Application, { mode = production, root = ROOT }: BuildOptions = {}): boolean => {
  const hashFile = join(root, application, mode.output, 'built-from');
  return existsSync(hashFile) && readFileSync(hashFile, 'utf8').trim() === inputHash(root, application);
};

/**
 * Builds an application unless its output is up to date.
 * @throws {CliError} with the output of the bundler when the build fails
 */
export const buildApplication = async (application: Application, options: BuildOptions = {}): Promise<BuildResult> => {
  const { mode = production, root = ROOT, print } = options;
  const start = performance.now();
  const done = (built: boolean): BuildResult => ({ application, built, seconds: (performance.now() - start) / 1000 });
  if (isBuilt(application, options)) return done(false);
  const folder = join(root, application, mode.output);
  const lock = {
    deadlineMs: OTHER_BUILD_DEADLINE_MS,
    busyMessage: `Another build of ${application} does not finish; stop it and try again.`,
    onWait: () => print?.(`${application}: waiting for another build of it`),
  };
  // Not in the output folder, which the bundler may empty.
  const lockFile = join(root, 'node_modules/.cache/miqyas', `${application}-${mode.output}.lock`);
  return withFileLock(lockFile, lock, async () => {
    if (isBuilt(application, options)) return done(false);
    const hash = inputHash(root, application);
    const hashFile = join(folder, 'built-from');
    await rm(hashFile, { force: true });
    for (const warning of await runRsbuild(application, join(root, application), mode)) print?.(warning);
    await mkdir(folder, { recursive: true });
    await writeFile(hashFile, `${hash}\n`);
    return done(true);
  });
};

/** The warnings in the output of the bundler. */
const warningsIn = (output: string): string[] =>
  stripVTControlCharacters(output)
    .split('\n')
    .flatMap((line) => /^warn\s+(.+)/.exec(line)?.[1] ?? []);

/** @returns the warnings of the bundler */
const runRsbuild = (
  application: Application,
  cwd: string,
  { arguments: args, environment }: BuildMode,
): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [rsbuildProgram(), ...args], {
      cwd,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      const text = Buffer.concat(output).toString();
      if (code === 0) resolve(warningsIn(text));
      else reject(new CliError(`${text}\n${application} could not be built; see the output of the bundler above.`));
    });
  });

/** Builds the applications that are out of date, two at a time, and prints a line for each build. The first failure ends the run. */
export const buildApplications = async (wanted: readonly Application[], options: BuildOptions = {}): Promise<void> => {
  const queue = [...wanted];
  const worker = async () => {
    for (let application = queue.shift(); application; application = queue.shift()) {
      const { built, seconds } = await buildApplication(application, options).catch((error: unknown) => {
        queue.length = 0;
        throw error;
      });
      if (built) options.print?.(`${application}: built in ${seconds.toFixed(1)} s`);
    }
  };
  const workers = Array.from({ length: PARALLEL_BUILDS }, worker);
  await Promise.allSettled(workers);
  await Promise.all(workers);
};

const build = async (names: readonly string[]): Promise<void> => {
  const wanted = names.map((name) => {
    if (!isApplication(name))
      throw new UsageError(
        `There is no application "${name}" to build: give ${applications.join(', ')}, or nothing for all of them.`,
      );
    return name;
  });
  const print = (line: string) => console.log(line);
  await buildApplications(wanted.length > 0 ? wanted : applications, { print });
  console.log(wanted.length === 1 ? `${wanted.join()} is up to date.` : 'All builds are up to date.');
};

if (import.meta.main) await runCommand(() => build(process.argv.slice(2)));
