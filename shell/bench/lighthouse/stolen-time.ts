import { existsSync, readFileSync } from 'node:fs';

/** Processor time of the machine since it started, in ticks of the kernel. */
export interface ProcessorTime {
  total: number;
  /** What the host of a virtual machine gave to other machines while this one had work. */
  stolen: number;
}

const STAT = '/proc/stat';
const STOLEN_COLUMN = 7;
/** The columns after these repeat a part of them (time of guests). */
const COLUMNS = 8;

/**
 * Parses the first line of Linux's processor statistics.
 * Source: https://man7.org/linux/man-pages/man5/proc_stat.5.html.
 */
export const parseProcessorTime = (statistics: string): ProcessorTime => {
  const [line = ''] = statistics.split('\n');
  const columns = line
    .split(/\s+/)
    .slice(1, COLUMNS + 1)
    .map(Number);
  return { total: columns.reduce((sum, ticks) => sum + ticks, 0), stolen: columns[STOLEN_COLUMN] ?? 0 };
};

/** Reads the time that passed; on systems other than Linux, no time is stolen. */
export const readProcessorTime = (): ProcessorTime =>
  existsSync(STAT) ? parseProcessorTime(readFileSync(STAT, 'utf8')) : { total: 0, stolen: 0 };

/** The share of the processor time between two readings that was stolen, from 0 to 1. */
export const stolenShare = (before: ProcessorTime, after: ProcessorTime): number => {
  const total = after.total - before.total;
  return total > 0 ? (after.stolen - before.stolen) / total : 0;
};
