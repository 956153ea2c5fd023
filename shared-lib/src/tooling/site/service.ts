import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ROOT } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { openLog } from './log-file.ts';
import { lastSentence, worthShowing } from './log-line.ts';

/** One process of the site. */
export interface ServiceDefinition {
  name: string;
  /** What Node is started with, relative to the checkout. */
  arguments: readonly string[];
  environment?: Readonly<Record<string, string>>;
  /** Folder that it runs in, relative to the checkout. */
  folder?: string;
  /** Left out by a process that nobody asks anything. */
  listens?: Listening;
}

export interface Listening {
  port: number;
  /** Variable that moves the port. */
  variable: string;
  /** Address that answers 200 once the process works. */
  health: string;
}

const PRELOAD = pathToFileURL(join(import.meta.dirname, 'end-with-parent.ts')).href;
const READY_DEADLINE_MS = 180_000;
const HEALTH_POLL_MS = 100;
const STOP_GRACE_MS = 10_000;
const RESTARTS_PER_MINUTE = 5;
const FIRST_RESTART_MS = 250;
const REMEMBERED_LINES = 40;
const REPEAT_MS = 60_000;

interface Terminal {
  logsFolder: string;
  say: (line: string) => void;
  /** Wait before the first restart; every further one within a minute takes twice as long. */
  firstRestartMs?: number;
}

/** Runs one process: keeps its log, starts it again when it dies, stops it cleanly. */
export class Service {
  readonly definition: ServiceDefinition;
  readonly #terminal: Terminal;
  readonly #log: (line: string) => void;
  readonly #logFile: string;
  #child: ChildProcess | undefined;
  #shown: string[] = [];
  #said = new Map<string, number>();
  #ready = false;
  #stopping = false;
  #ended: { how: string } | undefined;
  #restarts: number[] = [];

  constructor(definition: ServiceDefinition, terminal: Terminal) {
    this.definition = definition;
    this.#terminal = terminal;
    this.#logFile = join(terminal.logsFolder, `${definition.name}.log`);
    this.#log = openLog(this.#logFile);
  }

  /** Number of the running process. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  start(): void {
    const { arguments: words, environment, folder = '.' } = this.definition;
    this.#ended = undefined;
    this.#shown = [];
    // In a group of its own, Ctrl-C reaches only the process that stops the others in order.
    const child = spawn(process.execPath, ['--import', PRELOAD, ...words], {
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
   * Waits until the process answers.
   * @throws {Refusal} when it ends before, or stays silent
   */
  async ready(): Promise<void> {
    const { name, listens } = this.definition;
    if (listens) await this.#answersAt(listens.health, name);
    this.#ready = true;
  }

  async #answersAt(url: string, name: string): Promise<void> {
    const deadline = performance.now() + READY_DEADLINE_MS;
    while (!(await answers(url))) {
      if (this.#ended)
        throw new Refusal(
          `${name} could not start: ${lastSentence(this.#shown) ?? this.#ended.how} (log: ${this.#logFile})`,
        );
      if (performance.now() > deadline) throw new Refusal(`${name} does not answer at ${url} (log: ${this.#logFile})`);
      await wait(HEALTH_POLL_MS);
    }
  }

  /** Asks the process to end, and ends it when it does not. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#child;
    if (!child || this.#ended) return;
    const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
    child.kill('SIGTERM');
    const patience = setTimeout(() => killGroup(child), STOP_GRACE_MS);
    await closed;
    clearTimeout(patience);
  }

  #read(stream: Readable | null, name: 'stdout' | 'stderr'): void {
    if (!stream) return;
    createInterface({ input: stream }).on('line', (line) => {
      this.#log(line);
      const shown = worthShowing(line, name);
      if (shown === undefined) return;
      this.#shown = [...this.#shown, shown].slice(-REMEMBERED_LINES);
      if (this.#ready && !this.#stopping) this.#sayOnce(`${this.definition.name}: ${shown}`);
    });
  }

  /** A process that tries again and again says the same again and again; a person reads it once a minute. */
  #sayOnce(line: string): void {
    const now = performance.now();
    const last = this.#said.get(line);
    if (last !== undefined && now - last < REPEAT_MS) return;
    this.#said = new Map([...this.#said, [line, now] as const].slice(-REMEMBERED_LINES));
    this.#terminal.say(line);
  }

  #onEnd(how: string): void {
    if (this.#ended) return;
    this.#ended = { how };
    if (!this.#stopping && this.#ready) void this.#restart(how);
  }

  async #restart(how: string): Promise<void> {
    const { name } = this.definition;
    const now = performance.now();
    this.#restarts = [...this.#restarts.filter((at) => at > now - 60_000), now];
    const tries = this.#restarts.length;
    if (tries > RESTARTS_PER_MINUTE) {
      this.#terminal.say(
        `${name} ${how} again and stays down after ${RESTARTS_PER_MINUTE} restarts in a minute (log: ${this.#logFile}). The others run on; stop with Ctrl-C and start again once it is repaired.`,
      );
      return;
    }
    this.#terminal.say(`${name} ${how}; it is started again (${tries} of ${RESTARTS_PER_MINUTE} in a minute).`);
    await wait((this.#terminal.firstRestartMs ?? FIRST_RESTART_MS) * 2 ** (tries - 1));
    if (!this.#stopping) this.start();
  }
}

/** Ends a process that does not listen any more, and whatever it started. */
const killGroup = ({ pid }: ChildProcess): void => {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
};

const answers = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
};
