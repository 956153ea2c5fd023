import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** One line of the process table. */
export interface RunningProcess {
  pid: number;
  parent: number;
  /** Resident memory. */
  bytes: number;
}

/** Resident memory of a shell, in bytes. */
export interface ShellMemory {
  http: number;
  /** Of the largest renderer. */
  renderer: number;
}

/** Parses the output of `ps -o pid=,ppid=,rss=`. */
export const parseProcesses = (output: string): RunningProcess[] =>
  output
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = Number.NaN, parent = Number.NaN, kibibytes = Number.NaN] = line.trim().split(/\s+/u).map(Number);
      return { pid, parent, bytes: kibibytes * 1024 };
    });

const childrenOf = (processes: readonly RunningProcess[], parent: number) =>
  processes.filter((process) => process.parent === parent);

/**
 * The process ids of the shells that a process has started. Unlike its other children (hosts, API, `ps`) a shell has
 * children: its renderers.
 */
export const shellsOf = (processes: readonly RunningProcess[], parent: number): number[] =>
  childrenOf(processes, parent)
    .map(({ pid }) => pid)
    .filter((pid) => childrenOf(processes, pid).length > 0);

/** The memory of the process that serves HTTP, and of the largest of its children, the renderers. */
export const memoryOf = (processes: readonly RunningProcess[], shell: number): ShellMemory => ({
  http: processes.find(({ pid }) => pid === shell)?.bytes ?? Number.NaN,
  // Without renderers this would be minus infinity, which every limit accepts.
  renderer: childrenOf(processes, shell).reduce((largest, { bytes }) => Math.max(largest, bytes), 0) || Number.NaN,
});

export const listProcesses = async (): Promise<RunningProcess[]> => {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  return parseProcesses(stdout);
};
