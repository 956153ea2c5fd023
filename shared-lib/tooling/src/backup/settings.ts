import { isAbsolute, relative } from 'node:path';
import { Encrypter } from 'age-encryption';
import { ConfigError, type SiteConfig } from '../config.ts';

export type Env = Readonly<Record<string, string | undefined>>;

export interface BackupSettings {
  /** Folder of the backups (absolute path). */
  folder: string;
  /** Public keys of age; the private key of one of them opens a backup. */
  recipients: readonly string[];
}

/**
 * The folder of the backups: `BACKUP_DIR`.
 * @throws {ConfigError}
 */
export const readBackupFolder = ({ dataDir }: Pick<SiteConfig, 'dataDir'>, env: Env): string => {
  const folder = env.BACKUP_DIR ?? '';
  if (folder === '')
    throw new ConfigError('BACKUP_DIR is not set: give the folder of the backups, best on another disk.');
  if (!isAbsolute(folder)) throw new ConfigError(`BACKUP_DIR="${folder}" is not an absolute path.`);
  const path = relative(dataDir, folder);
  if (!path.startsWith('..') && !isAbsolute(path))
    throw new ConfigError(`BACKUP_DIR="${folder}" is inside DATA_DIR, and would be lost together with it.`);
  return folder;
};

const isRecipient = (key: string): boolean => {
  try {
    new Encrypter().addRecipient(key);
    return true;
  } catch {
    return false;
  }
};

/**
 * Where backups go, and for whom they are encrypted: `BACKUP_DIR` and `BACKUP_RECIPIENTS`.
 * @throws {ConfigError}
 */
export const readBackupSettings = (config: Pick<SiteConfig, 'dataDir'>, env: Env): BackupSettings => {
  const folder = readBackupFolder(config, env);
  const recipients = (env.BACKUP_RECIPIENTS ?? '').split(/[\s,]+/).filter(Boolean);
  if (recipients.length === 0)
    throw new ConfigError('BACKUP_RECIPIENTS is not set: make a key with "npm run backup -- key <file>".');
  const wrong = recipients.find((key) => !isRecipient(key));
  // The value may be a private key by mistake, so the message does not repeat it.
  if (wrong !== undefined)
    throw new ConfigError(
      'BACKUP_RECIPIENTS is not valid: give public keys of age, such as age1…, with commas between.',
    );
  return { folder, recipients };
};
