import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { remoteIds } from 'shared-lib/federation';
import { ROOT } from './config.ts';
import { withFileLock } from './file-lock.ts';
import { inputHash } from './input-hash.ts';
import { Refusal, runCommand, UsageError } from './refusal.ts';

export const rooms = ['shell', ...remoteIds] as const;
export type Room = (typeof rooms)[number];

const AT_ONCE = 2;
const OTHER_BUILD_DEADLINE_MS = 300_000;

/** Where a build goes and how it is made. */
interface Flavour {
  output: 'dist' | 'dist-dev';
  arguments: readonly string[];
  environment: Readonly<Record<string, string>>;
}
const production: Flavour = { output: 'dist', arguments: ['build'], environment: { NODE_ENV: 'production' } };
/** The shell that `npm run dev` serves; it never touches what `npm start` serves. */
export const developmentShell: Flavour = {
  output: 'dist-dev',
  arguments: ['build', '--mode', 'development'],
  environment: { NODE_ENV: 'development', SHELL_DEV: '1' },
};

/** Rsbuild's own program, to be run with this Node. */
export const rsbuildProgram = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@rsbuild/core/package.json')), 'bin/rsbuild.js');

const isRoom = (name: string): name is Room => rooms.some((room) => room === name);

export interface BuildResult {
  room: Room;
  built: boolean;
  seconds: number;
}

interface BuildOptions {
  flavour?: Flavour;
  root?: string;
  say?: (line: string) => void;
}

/** Tells whether what a room's sources make now is what lies in its output folder. */
export const isBuilt = (room: Room, { flavour = production, root = ROOT }: BuildOptions = {}): boolean => {
  const mark = join(root, room, flavour.output, 'built-from');
  return existsSync(mark) && readFileSync(mark, 'utf8').trim() === inputHash(root, room);
};

/**
 * Builds a room unless its output is of today's sources.
 * @throws {Refusal} with the tool's own output when the build fails
 */
export const buildRoom = async (room: Room, options: BuildOptions = {}): Promise<BuildResult> => {
  const { flavour = production, root = ROOT, say } = options;
  const began = performance.now();
  const done = (built: boolean): BuildResult => ({ room, built, seconds: (performance.now() - began) / 1000 });
  if (isBuilt(room, options)) return done(false);
  const folder = join(root, room, flavour.output);
  const lock = {
    deadlineMs: OTHER_BUILD_DEADLINE_MS,
    busy: `Another build of ${room} does not come to an end; stop it and try again.`,
    onWait: () => say?.(`${room}: waiting for another build of it`),
  };
  // Not in the output folder, which the bundler may empty.
  return withFileLock(join(root, 'node_modules/.cache/miqyas', `${room}-${flavour.output}.lock`), lock, async () => {
    if (isBuilt(room, options)) return done(false);
    const hash = inputHash(root, room);
    const mark = join(folder, 'built-from');
    await rm(mark, { force: true });
    await runRsbuild(room, join(root, room), flavour, hash);
    await mkdir(folder, { recursive: true });
    await writeFile(mark, `${hash}\n`);
    return done(true);
  });
};

const runRsbuild = (room: Room, cwd: string, { arguments: words, environment }: Flavour, hash: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [rsbuildProgram(), ...words], {
      cwd,
      env: { ...process.env, ...environment, INPUT_HASH: hash },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Refusal(
            `${Buffer.concat(output).toString()}\n${room} could not be built; what the bundler says stands above.`,
          ),
        );
    });
  });

/** Builds what is out of date, two rooms at a time, and tells about each room that was built. */
export const buildRooms = async (wanted: readonly Room[], options: BuildOptions = {}): Promise<void> => {
  const waiting = [...wanted];
  const worker = async () => {
    for (let room = waiting.shift(); room; room = waiting.shift()) {
      const { built, seconds } = await buildRoom(room, options).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
      if (built) options.say?.(`${room}: built in ${seconds.toFixed(1)} s`);
    }
  };
  const workers = Array.from({ length: AT_ONCE }, worker);
  await Promise.allSettled(workers);
  await Promise.all(workers);
};

const build = async (names: readonly string[]): Promise<void> => {
  const wanted = names.map((name) => {
    if (!isRoom(name))
      throw new UsageError(
        `There is no room "${name}" to build: give ${rooms.join(', ')}, or nothing for all of them.`,
      );
    return name;
  });
  const say = (line: string) => console.log(line);
  await buildRooms(wanted.length > 0 ? wanted : rooms, { say });
  console.log(wanted.length === 1 ? `${wanted.join()} is up to date.` : 'All builds are up to date.');
};

if (import.meta.main) await runCommand(() => build(process.argv.slice(2)));
