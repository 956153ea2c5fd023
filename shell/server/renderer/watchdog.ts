import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import * as z from 'zod/mini';

/**
 * Runs in a thread of its own beside a release, and ends the process when the release takes too much of the machine. The thread has its
 * own global objects, so a release cannot damage it by accident.
 */
const limits = z.object({
  memoryBytes: z.number(),
  /** Processor time without one turn of the event loop. Elapsed time alone would soon end a process that waits for a busy machine. */
  busyMs: z.number(),
  /** Elapsed time without one turn of the event loop. */
  silentMs: z.number(),
  /**
   * What the start may take. Neither is elapsed time: a busy machine gives the process less of both, and ends no good release.
   */
  start: z.object({ busyMs: z.number(), turns: z.number() }),
  /** The number of turns of the event loop, and 1 once the start is over. */
  shared: z.instanceof(SharedArrayBuffer),
});

const POLL_MS = 50;
const MEGABYTE = 1_048_576;
/** In a thread, `process.stderr` writes through the main thread, which may never turn to it. */
const STANDARD_ERROR = 2;

const { memoryBytes, busyMs, silentMs, start, shared } = limits.parse(workerData);
const counts = new Int32Array(shared);
const parent = process.ppid;

const end = (reason: string) => {
  // Synchronous: the next statement ends the process.
  writeSync(STANDARD_ERROR, `${reason}\n`);
  process.kill(process.pid, 'SIGKILL');
};

const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

let lastTurn = -1;
let processorAtTurn = 0;
let timeAtTurn = performance.now();

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  const resident = process.memoryUsage.rss();
  const used = `used ${Math.round(resident / MEGABYTE)} MB of memory`;
  if (resident > memoryBytes) end(`${used}; the limit is ${Math.round(memoryBytes / MEGABYTE)} MB`);
  const turn = Atomics.load(counts, 0);
  const now = processorMs();
  if (Atomics.load(counts, 1) === 0 && (now > start.busyMs || turn > start.turns))
    end(`did not start in time: it used ${Math.round(now / 1000)} s of the processor`);
  if (turn !== lastTurn) {
    lastTurn = turn;
    processorAtTurn = now;
    timeAtTurn = performance.now();
  } else if (now - processorAtTurn > busyMs || performance.now() - timeAtTurn > silentMs)
    // A slow machine reaches this limit first when a release allocates without a pause.
    end(`computed for too long without a pause, and ${used}`);
}, POLL_MS);
