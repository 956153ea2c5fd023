import { Worker } from 'node:worker_threads';

const TURN_MS = 50;

interface WatchdogLimits {
  /** Resident memory of the process, in bytes. */
  memoryBytes: number;
  /** Processor time without one turn of the event loop, in milliseconds. */
  busyMs: number;
  /** Elapsed time without one turn of the event loop, in milliseconds. */
  silentMs: number;
  /** What the start may take: processor time in milliseconds, and turns of the event loop, of which one takes 50 ms when it is idle. */
  start: { busyMs: number; turns: number };
}

/**
 * Starts the thread that ends this process when it exceeds a limit or its parent has ended. Resolves when the thread runs.
 * @param started resolves when the start is over
 * @throws when the thread cannot start
 */
export const startWatchdog = async (limits: WatchdogLimits, started: Promise<void>): Promise<void> => {
  const shared = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
  const counts = new Int32Array(shared);
  setInterval(() => Atomics.add(counts, 0, 1), TURN_MS).unref();
  const worker = new Worker(new URL('watchdog.ts', import.meta.url), { workerData: { ...limits, shared } });
  await new Promise<void>((resolve, reject) => worker.once('online', resolve).once('error', reject));
  worker.unref();
  void started.then(() => Atomics.store(counts, 1, 1));
};
