import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^miqyas-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz\.age$/;
const DAY_MS = 86_400_000;
/** The first day of the calendar of computers was a Thursday; weeks begin on Sunday. */
const DAYS_INTO_FIRST_WEEK = 4;

export interface StoredBackup {
  file: string;
  madeAt: Date;
}

/** Name of a backup that is made at a time. */
export const backupName = (at: Date): string =>
  `miqyas-${at.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')}.tar.gz.age`;

const madeAt = (name: string): Date | undefined => {
  const parts = NAME.exec(name);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
};

/** The finished backups of a folder, newest first. Rejects when the folder cannot be read. */
export const listBackups = async (folder: string): Promise<StoredBackup[]> =>
  (await readdir(folder))
    .flatMap((name) => {
      const at = madeAt(name);
      return at ? [{ file: join(folder, name), madeAt: at }] : [];
    })
    .toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());

/** How many days, weeks and months with a backup keep their newest one. Deleted personal data leaves the last backup after the months. */
const RETAINED = [
  { count: 7, period: (at: Date) => Math.floor(at.getTime() / DAY_MS) },
  { count: 5, period: (at: Date) => Math.floor((at.getTime() / DAY_MS + DAYS_INTO_FIRST_WEEK) / 7) },
  { count: 3, period: (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth() },
];

/**
 * The backups that are no longer needed. Only days, weeks and months that have a backup count, so that none is deleted while no new ones
 * are made, and all of the newest day stay.
 * @param backups newest first
 */
export const expiredBackups = (backups: readonly StoredBackup[]): StoredBackup[] => {
  const [newest] = backups;
  if (!newest) return [];
  const retained = new Set(backups.filter(({ madeAt: at }) => newest.madeAt.getTime() - at.getTime() < DAY_MS));
  for (const { count, period } of RETAINED) {
    const periods = new Set<number>();
    for (const backup of backups) {
      const number = period(backup.madeAt);
      if (periods.has(number) || periods.size === count) continue;
      periods.add(number);
      retained.add(backup);
    }
  }
  return backups.filter((backup) => !retained.has(backup));
};

/** Deletes what is no longer needed. @returns how many backups were deleted */
export const removeExpired = async (folder: string): Promise<number> => {
  const expired = expiredBackups(await listBackups(folder));
  for (const { file } of expired) await rm(file);
  return expired.length;
};
