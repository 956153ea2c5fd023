import { isAbsolute } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, runCommand, UsageError } from '../cli-error.ts';
import { readConfig } from '../config.ts';
import { nginxConfiguration } from './nginx.ts';

const USAGE = `Use: npm run deploy -- nginx --certificate <file> --key <file>
Prints the configuration of nginx for the site whose settings are in the environment (SITE_MODE=live).`;

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { certificate: { type: 'string' }, key: { type: 'string' } },
    });
  } catch {
    throw new UsageError(USAGE);
  }
};

await runCommand(() => {
  const {
    positionals,
    values: { certificate = '', key = '' },
  } = readArguments();
  if (positionals.join() !== 'nginx' || !isAbsolute(certificate) || !isAbsolute(key)) throw new UsageError(USAGE);
  const config = readConfig();
  if (config.siteMode === 'demo') throw new CliError('A demo needs no proxy: set SITE_MODE=live and the four origins.');
  process.stdout.write(nginxConfiguration(config, { certificate, key }));
});
