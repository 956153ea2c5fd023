import { fork, type ChildProcess, type Serializable } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Young and old objects of JavaScript, in megabytes; memory outside the heap is watched by the watchdog. */
const HEAP_MB = 256;
/** Limit of each space of the young generation, in megabytes. Larger ones are not faster for pages of a server, and V8 keeps them. */
const YOUNG_MB = 4;
/** What decides whose certificates Node accepts. A renderer calls the API itself, so it trusts the authorities that the shell trusts. */
const TLS_VARIABLES = [
  'NODE_EXTRA_CA_CERTS',
  'NODE_USE_SYSTEM_CA',
  'NODE_TLS_REJECT_UNAUTHORIZED',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
] as const;
const TLS_OPTION = /^--(?:use-(?:system|openssl|bundled)-ca|tls-\S+)$/;
const RECENT_LINES = 20;
/** A release that logs in a loop must not fill the log of the shell. */
const MAX_LOGGED_LINES = 50;

interface IsolatedOptions {
  /** Absolute path of the program. */
  file: string;
  arguments?: readonly string[];
  onMessage(message: unknown): void;
  /** The process has ended for this reason. Called once. */
  onEnd(reason: string): void;
  /** Receives what the process writes to its error output. */
  log(line: string): void;
  /** Limit of each space of the young generation, in megabytes. */
  youngMb?: number;
}

const tlsVariables = (): Record<string, string> =>
  Object.fromEntries(TLS_VARIABLES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

const tlsOptions = (): string[] =>
  [...process.execArgv, ...(process.env.NODE_OPTIONS ?? '').split(/\s+/)].filter((option) => TLS_OPTION.test(option));

/**
 * A child process that runs code of a release: nothing of its parent's environment but whose certificates it accepts, a heap limit, no
 * files or sockets of its parent.
 */
export class IsolatedProcess {
  readonly #child: ChildProcess;
  #recent: string[] = [];
  #reason: string | undefined;

  constructor({ file, arguments: args = [], onMessage, onEnd, log, youngMb = YOUNG_MB }: IsolatedOptions) {
    this.#child = fork(file, [...args], {
      // glibc keeps less unused memory with two arenas.
      env: { MALLOC_ARENA_MAX: '2', ...tlsVariables() },
      execArgv: [
        `--max-old-space-size=${HEAP_MB}`,
        `--max-semi-space-size=${youngMb}`,
        '--disable-warning=ExperimentalWarning',
        ...tlsOptions(),
      ],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.on('message', onMessage);
    this.#child.once('error', (error) => (this.#reason ??= error.message));
    let logged = 0;
    if (this.#child.stderr)
      createInterface({ input: this.#child.stderr }).on('line', (line) => {
        this.#recent = [...this.#recent, line].slice(-RECENT_LINES);
        logged += 1;
        if (logged <= MAX_LOGGED_LINES) log(line);
      });
    this.#child.once('close', (code, signal) => onEnd(this.#reason ?? this.#describeEnd(code, signal)));
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  send(message: Serializable): void {
    if (!this.#child.connected) return;
    this.#child.send(message, (error) => {
      // The end of the process is reported once, by `close`.
      if (error) this.#reason ??= error.message;
    });
  }

  /** Ends the process at once. */
  end(reason: string): void {
    this.#reason ??= reason;
    this.#child.kill('SIGKILL');
  }

  /** Sets the reason that `onEnd` receives, unless there is one already. */
  explain(reason: string): void {
    this.#reason ??= reason;
  }

  #describeEnd(code: number | null, signal: NodeJS.Signals | null): string {
    if (this.#recent.some((line) => line.includes('heap out of memory')))
      return `used more than ${HEAP_MB} MB of JavaScript memory`;
    if (signal === 'SIGKILL' && this.#recent.length > 0) return this.#recent.at(-1) ?? signal;
    return signal ? `ended by ${signal}` : `exited with code ${code}`;
  }
}
