import { waits } from 'shared-lib/copy';
import { countOf } from './number.ts';

const MINUTE = 60;

/**
 * Formats a waiting time in whole minutes, rounded up: 400 → «بعد 7 دقائق».
 * @param seconds seconds from now
 */
export const formatWait = (seconds: number): string =>
  waits.after(countOf(Math.max(1, Math.ceil(seconds / MINUTE)), waits.minutes));
