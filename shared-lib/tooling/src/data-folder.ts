import { access, constants, mkdir } from 'node:fs/promises';
import { CliError } from './cli-error.ts';
import type { SiteConfig } from './config.ts';

/**
 * Creates the data folder, so that a process that cannot write to it ends at its start.
 * @throws {CliError} when the folder cannot be created or written to
 */
export const createDataFolder = async ({ dataDir }: Pick<SiteConfig, 'dataDir'>): Promise<void> => {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch {
    throw new CliError(
      `Nothing can be written to ${dataDir}: make it writable, or give another folder with DATA_DIR=<folder>.`,
    );
  }
};
