import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Linux counts the times of processes in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Length of what the reference job hashes, in bytes, and how often. */
const REFERENCE_BYTES = 1_048_576;
const REFERENCE_ROUNDS = 1000;

const ownSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

/**
 * Reads the processor time of the processes that a process has started and that have ended, with their own children.
 * @param stat content of `/proc/<process>/stat`
 * @returns seconds, user and system
 */
export const secondsOfChildren = (stat: string): number => {
  // The name of the program, in parentheses, may contain spaces. `cutime` and `cstime` are the 14th and 15th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
};

/**
 * Processor time of this process and of all processes that it has started and that have ended, browsers and servers included.
 * A process that is still running, or whose parent ended before it, is not counted.
 * @returns seconds, user and system; undefined where the system does not tell (everywhere but on Linux)
 */
export const processorSeconds = (): number | undefined => {
  try {
    return ownSeconds() + secondsOfChildren(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return undefined;
  }
};

/**
 * Runs the fixed reference job: hashing in Node. The processor time of checks divided by that of this job compares machines.
 * @returns seconds, user and system
 */
export const referenceSeconds = (): number => {
  const content = Buffer.alloc(REFERENCE_BYTES, 'reference');
  const start = ownSeconds();
  for (let round = 0; round < REFERENCE_ROUNDS; round += 1) createHash('sha512').update(content).digest();
  return ownSeconds() - start;
};
