import { waits } from 'shared-lib/copy';
import { countOf } from './plural.ts';

const MINUTE = 60;

/**
 * When something may be tried again, in whole minutes and never too early: 400 → «بعد 7 دقائق».
 * @param seconds from now
 */
export const formatWait = (seconds: number): string =>
  waits.after(countOf(Math.max(1, Math.ceil(seconds / MINUTE)), waits.minutes));
