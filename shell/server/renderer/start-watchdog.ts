import { Worker } from 'node:worker_threads';

const TURN_MS = 50;

interface WatchdogLimits {
  /** Resident memory of the process, in bytes. */
  memoryBytes: number;
  /** Processor time without one turn of the event loop, in milliseconds. */
  busyMs: number;
  /** Elapsed time without one turn of the event loop, in milliseconds. */
  silentMs: number;
}

/**
 * Starts the thread that ends this process when it exceeds a limit or its parent has ended. Resolves when the thread runs.
 * @throws when the thread cannot start
 */
export const startWatchdog = async (limits: WatchdogLimits): Promise<void> => {
  const turns = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const turnCount = new Int32Array(turns);
  setInterval(() => Atomics.add(turnCount, 0, 1), TURN_MS).unref();
  const worker = new Worker(new URL('watchdog.ts', import.meta.url), { workerData: { ...limits, turns } });
  await new Promise<void>((resolve, reject) => worker.once('online', resolve).once('error', reject));
  worker.unref();
};
