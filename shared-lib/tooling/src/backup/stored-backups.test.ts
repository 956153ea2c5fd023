import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, test } from 'vitest';
import { backupName, expiredBackups, listBackups, type StoredBackup } from './stored-backups.ts';

const DAY_MS = 86_400_000;
const NEWEST = Date.parse('2026-03-18T02:30:00Z');

/** A backup each day at the same time, newest first. */
const daily = (days: number): StoredBackup[] =>
  Array.from({ length: days }, (_, day) => ({ file: `day-${day}`, madeAt: new Date(NEWEST - day * DAY_MS) }));

const remaining = (backups: readonly StoredBackup[]): string[] => {
  const expired = new Set(expiredBackups(backups));
  return backups.filter((backup) => !expired.has(backup)).map(({ madeAt }) => madeAt.toISOString().slice(0, 10));
};

test('keeps the newest backup of seven days, five weeks and three months', () => {
  expect(remaining(daily(400))).toEqual([
    '2026-03-18',
    '2026-03-17',
    '2026-03-16',
    '2026-03-15',
    '2026-03-14',
    '2026-03-13',
    '2026-03-12',
    // Saturdays, and the last days of the months.
    '2026-03-07',
    '2026-02-28',
    '2026-02-21',
    '2026-01-31',
  ]);
});

test('keeps the same backups when it is asked each day, and all of the newest day', () => {
  const stored = new Set<StoredBackup>();
  for (const backup of daily(200).toReversed()) {
    stored.add(backup);
    for (const expired of expiredBackups([...stored].toReversed())) stored.delete(expired);
  }
  expect(remaining([...stored].toReversed())).toEqual(remaining(daily(200)));
  const hourly = Array.from({ length: 10 }, (_, hour) => ({ file: '', madeAt: new Date(NEWEST - hour * 3_600_000) }));
  expect(remaining(hourly)).toHaveLength(10);
});

test('deletes nothing for its age alone: without new backups the last ones stay', () => {
  expect(remaining(daily(400).slice(300, 305))).toHaveLength(5);
  expect(expiredBackups([])).toEqual([]);
});

test('lists finished backups only, newest first', async () => {
  const folder = scratchFolder();
  const names = [new Date(NEWEST), new Date(NEWEST + DAY_MS)].map(backupName);
  expect(names[0]).toBe('miqyas-20260318T023000Z.tar.gz.age');
  for (const name of [...names, `${names[0]}.part`, 'last-drill.json']) writeFileSync(join(folder, name), '');
  expect((await listBackups(folder)).map(({ madeAt }) => madeAt.getTime())).toEqual([NEWEST + DAY_MS, NEWEST]);
});
