import { mkdir, writeFile } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, runCommand, UsageError } from '../cli-error.ts';
import { readConfig, type SiteConfig } from '../config.ts';
import { readBackupSettings } from '../backup/settings.ts';
import { nginxConfiguration } from './nginx.ts';
import { systemdUnits, type SystemdOptions } from './systemd.ts';

const USAGE = `Use one of:
  npm run deploy -- nginx --certificate <file> --key <file>
      prints the configuration of nginx
  npm run deploy -- systemd --target <folder> --user <name> --environment <file>
      writes the units of systemd; the file has the settings of the site, one NAME=value a line.
      With BACKUP_DIR and BACKUP_RECIPIENTS in the environment, backup and drill have timers
Both are for the site whose settings are in the environment (SITE_MODE=live). Files are absolute paths.`;

const readArguments = () => {
  const text = { type: 'string', default: '' } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: { certificate: text, key: text, target: text, user: text, environment: text },
    });
  } catch {
    throw new UsageError(USAGE);
  }
};

const readLiveConfig = (): SiteConfig => {
  const config = readConfig();
  if (config.siteMode === 'demo')
    throw new CliError('A demo needs none of it: set SITE_MODE=live and the four origins.');
  return config;
};

const writeUnits = async (target: string, options: SystemdOptions): Promise<void> => {
  const config = readLiveConfig();
  const backups = process.env.BACKUP_DIR ? { backupFolder: readBackupSettings(config, process.env).folder } : {};
  const units = systemdUnits(config, { ...options, ...backups });
  const folder = resolve(target);
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(units)) await writeFile(join(folder, name), text);
  console.log(`Written to ${folder}: ${Object.keys(units).join(', ')}.`);
};

await runCommand(async () => {
  const {
    positionals,
    values: { certificate, key, target, user, environment },
  } = readArguments();
  const command = positionals.join(' ');
  if (command === 'nginx' && isAbsolute(certificate) && isAbsolute(key))
    process.stdout.write(nginxConfiguration(readLiveConfig(), { certificate, key }));
  else if (command === 'systemd' && target !== '' && /^[a-z_][\w-]*$/.test(user) && isAbsolute(environment))
    await writeUnits(target, { user, environmentFile: environment });
  else throw new UsageError(USAGE);
});
