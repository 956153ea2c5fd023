import { ConfigError } from '../config.ts';
import { readDrillReport } from '../backup/report.ts';
import { readBackupSettings } from '../backup/settings.ts';
import { listBackups, type StoredBackup } from '../backup/stored-backups.ts';
import { describeError, findingsAbout, type Check, type Finding } from './finding.ts';

const { fault, warning } = findingsAbout('backups');

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The timer makes one each night. */
const LATE_MS = 36 * HOUR_MS;
const LOST_MS = 3 * DAY_MS;
/** The timer runs a drill each week. */
const DRILL_LATE_MS = 16 * DAY_MS;

const MAKE_ONE = 'Run: npm run backup, and look why its timer did not: journalctl -u miqyas-backup';

const examineAge = ([newest]: readonly StoredBackup[], folder: string, now: Date): Finding[] => {
  if (!newest) return [fault(`There is no backup in ${folder}.`, MAKE_ONE)];
  const age = now.getTime() - newest.madeAt.getTime();
  if (age <= LATE_MS) return [];
  const sentence = `The last backup is ${Math.floor(age / HOUR_MS)} hours old.`;
  return [age > LOST_MS ? fault(sentence, MAKE_ONE) : warning(sentence, MAKE_ONE)];
};

const examineDrill = async (folder: string, now: Date): Promise<Finding[]> => {
  const report = await readDrillReport(folder);
  if (!report) return [warning('No backup was ever restored to see whether it can be.', 'Run: npm run drill')];
  if (report.outcome === 'failed')
    return [fault(`The last drill failed: ${report.lines.at(-1) ?? report.at}`, 'Correct it, and run: npm run drill')];
  const days = Math.floor((now.getTime() - Date.parse(report.at)) / DAY_MS);
  return days * DAY_MS > DRILL_LATE_MS ? [warning(`The last drill was ${days} days ago.`, 'Run: npm run drill')] : [];
};

/** Whether there is a new backup, and whether the last drill could restore one. A demo needs none. */
export const examineBackups: Check = async ({ config, env, now }) => {
  if (!env.BACKUP_DIR)
    return config.siteMode === 'demo'
      ? []
      : [fault('BACKUP_DIR is not set, so nothing is backed up.', 'Set it as the runbook says: Back up and restore.')];
  try {
    const { folder } = readBackupSettings(config, env);
    const backups = await listBackups(folder);
    return [...examineAge(backups, folder, now), ...(backups.length > 0 ? await examineDrill(folder, now) : [])];
  } catch (error) {
    return error instanceof ConfigError
      ? [fault(error.message, 'Correct this setting: until then no backup is made.')]
      : [
          fault(
            `BACKUP_DIR=${env.BACKUP_DIR} cannot be read: ${describeError(error)}.`,
            'Create it, or mount its disk.',
          ),
        ];
  }
};
