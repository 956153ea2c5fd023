import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ROOT } from '../config.ts';
import { CliError } from '../cli-error.ts';
import { lastMessage, terminalLine, openLog } from './log-line.ts';

/** One process of the site. */
export interface ServiceDefinition {
  name: string;
  /** Arguments of Node: options, script (relative to `folder`) and its arguments. */
  arguments: readonly string[];
  environment?: Readonly<Record<string, string>>;
  /** Working directory, relative to the checkout; its root by default. */
  folder?: string;
  /** Name of the process that must be ready before this one starts together with it. */
  startsAfter?: string;
  /** Absent for a process without a port. */
  listens?: Listening;
}

export interface Listening {
  port: number;
  /** Environment variable that sets the port. */
  variable: string;
  /** URL that responds with 200 once the process is ready. */
  health: string;
}

const PRELOAD = pathToFileURL(join(import.meta.dirname, 'end-with-parent.ts')).href;
const READY_DEADLINE_MS = 180_000;
const HEALTH_POLL_MS = 100;
const STOP_GRACE_MS = 10_000;
const RESTARTS_PER_MINUTE = 5;
const FIRST_RESTART_MS = 250;
const RECENT_LINES = 40;
const REPEAT_MS = 60_000;

interface Terminal {
  logsFolder: string;
  /** Prints a line at the terminal. */
  print: (line: string) => void;
  /** Delay before the first restart, in milliseconds; it doubles with every further restart within a minute. */
  firstRestartMs?: number;
}

/** Supervises one process: writes its log, restarts it when it dies, stops it cleanly. */
export class SiteService {
  readonly definition: ServiceDefinition;
  readonly #terminal: Terminal;
  readonly #log: (line: string) => void;
  readonly #logFile: string;
  #child: ChildProcess | undefined;
  /** Recent lines for the terminal, to explain a failed start. */
  #recent: string[] = [];
  /** Printed line → time, to skip repeated lines. */
  #printed = new Map<string, number>();
  #ready = false;
  #stopping = false;
  #ended: { description: string } | undefined;
  #restarts: number[] = [];

  constructor(definition: ServiceDefinition, terminal: Terminal) {
    this.definition = definition;
    this.#terminal = terminal;
    this.#logFile = join(terminal.logsFolder, `${definition.name}.log`);
    this.#log = openLog(this.#logFile);
  }

  /** Id of the running process. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  start(): void {
    const { arguments: args, environment, folder = '.' } = this.definition;
    this.#ended = undefined;
    this.#recent = [];
    // `detached` puts the process in its own group: Ctrl-C then reaches only the supervisor, which stops the others in order.
    const child = spawn(process.execPath, ['--import', PRELOAD, ...args], {
      cwd: join(ROOT, folder),
      env: { ...process.env, ...environment, SITE_SUPERVISOR: String(process.pid) },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.#child = child;
    this.#read(child.stdout, 'stdout');
    this.#read(child.stderr, 'stderr');
    child.once('error', (error) => this.#onEnd(error.message));
    child.once('close', (code, signal) => this.#onEnd(signal ? `ended by ${signal}` : `ended with code ${code}`));
  }

  /**
   * Waits until the process is ready.
   * @throws {CliError} when it ends before, or is not ready at the deadline
   */
  async ready(): Promise<void> {
    const { name, listens } = this.definition;
    if (listens) await this.#waitFor(listens.health, name);
    this.#ready = true;
  }

  async #waitFor(url: string, name: string): Promise<void> {
    const deadline = performance.now() + READY_DEADLINE_MS;
    while (!(await isHealthy(url))) {
      if (this.#ended)
        throw new CliError(
          `${name} could not start: ${lastMessage(this.#recent) ?? this.#ended.description} (log: ${this.#logFile})`,
        );
      if (performance.now() > deadline)
        throw new CliError(`${name} does not respond at ${url} (log: ${this.#logFile})`);
      await wait(HEALTH_POLL_MS);
    }
  }

  /** Sends SIGTERM, and kills the process when it has not ended after a grace period. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#child;
    if (!child || this.#ended) return;
    const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
    child.kill('SIGTERM');
    const timer = setTimeout(() => killGroup(child), STOP_GRACE_MS);
    await closed;
    clearTimeout(timer);
  }

  #read(stream: Readable | null, name: 'stdout' | 'stderr'): void {
    if (!stream) return;
    createInterface({ input: stream }).on('line', (line) => {
      this.#log(line);
      const shown = terminalLine(line, name);
      if (shown === undefined) return;
      this.#recent = [...this.#recent, shown].slice(-RECENT_LINES);
      if (this.#ready && !this.#stopping) this.#printOnce(`${this.definition.name}: ${shown}`);
    });
  }

  /** Prints a repeated line at most once a minute. */
  #printOnce(line: string): void {
    const now = performance.now();
    const last = this.#printed.get(line);
    if (last !== undefined && now - last < REPEAT_MS) return;
    this.#printed = new Map([...this.#printed, [line, now] as const].slice(-RECENT_LINES));
    this.#terminal.print(line);
  }

  #onEnd(description: string): void {
    if (this.#ended) return;
    this.#ended = { description };
    if (!this.#stopping && this.#ready) void this.#restart(description);
  }

  async #restart(description: string): Promise<void> {
    const { name } = this.definition;
    const now = performance.now();
    this.#restarts = [...this.#restarts.filter((at) => at > now - 60_000), now];
    const tries = this.#restarts.length;
    if (tries > RESTARTS_PER_MINUTE) {
      this.#terminal.print(
        `${name} ${description} again and stays down after ${RESTARTS_PER_MINUTE} restarts in a minute (log: ${this.#logFile}). The other processes keep running. Fix the problem, then stop with Ctrl-C and start again.`,
      );
      return;
    }
    this.#terminal.print(`${name} ${description}; restarting it (${tries} of ${RESTARTS_PER_MINUTE} in a minute).`);
    await wait((this.#terminal.firstRestartMs ?? FIRST_RESTART_MS) * 2 ** (tries - 1));
    if (!this.#stopping) this.start();
  }
}

/** Kills a process and its child processes. */
const killGroup = ({ pid }: ChildProcess): void => {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
};

const isHealthy = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
};
